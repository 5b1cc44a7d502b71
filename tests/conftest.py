"""Settings for every test."""

from hypothesis import settings

# Machines are shared and noisy, so no example fails for being slow.
settings.register_profile("stolik", deadline=None, print_blob=True)
settings.load_profile("stolik")
