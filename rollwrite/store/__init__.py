"""What is kept: tables, seats and logs in a database, from which everything else is folded."""
