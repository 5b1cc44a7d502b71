"""HTTP below the routes: connections, hosts, pages, limits, and how errors are answered."""
