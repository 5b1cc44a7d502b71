"""Fair deals: chance from a committed seed, and the audit of a whole game."""
