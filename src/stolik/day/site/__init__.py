"""A tournament as static pages: they need no server, and stay readable for years."""

from stolik.day.site.pages import site_files
from stolik.day.site.written_site import site_archive, write_site

__all__ = ["site_archive", "site_files", "write_site"]
