"""The draw as such: tables, seats and letters by lot, measured, published and verified."""
