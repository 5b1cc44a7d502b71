"""The draw itself: tables, seats and letters by lot, measured, published and verified."""
