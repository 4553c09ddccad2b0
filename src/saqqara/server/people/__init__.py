"""Guests, accounts and sessions; chat, and the channels through which people are reached."""
