"""PostgreSQL: the adapter for several workers."""
