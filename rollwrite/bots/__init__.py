"""Players that are not people; each chooses from what is legal."""
