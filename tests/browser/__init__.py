"""What people see and tap, in a real Chromium of a phone's size."""
