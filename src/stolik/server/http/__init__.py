"""HTTP below the routes: connections, hosts, pages, limits, and error answers."""
