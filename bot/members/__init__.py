"""What is kept of members and of servers: preferences, house rules, records, departures, erasure."""
