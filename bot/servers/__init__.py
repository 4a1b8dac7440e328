"""The data of servers, and of those who leave: house rules of channels, departures, erasure."""
