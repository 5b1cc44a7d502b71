"""Diplomas, certificates and labels: what people take home or wear."""
