"""Guests, accounts and sessions; chat; notices by mail and webhook."""
