-- A salt beside the hash let an IPv4 address be found again: the sender is now an HMAC under a secret of the Worker.
DROP TABLE recent_posts;
DROP TABLE salts;

-- Counts what an address asks for within a minute; deleted within the minute after.
CREATE TABLE recent_calls (
  sender TEXT NOT NULL,
  -- The larger network of the sender.
  network TEXT NOT NULL,
  called_at INTEGER NOT NULL
) STRICT;

CREATE INDEX recent_calls_by_sender ON recent_calls (sender, called_at);
CREATE INDEX recent_calls_by_network ON recent_calls (network, called_at);
CREATE INDEX recent_calls_by_age ON recent_calls (called_at);

-- Counts what everybody together has used of something within an hour or a day.
CREATE TABLE quotas (
  name TEXT PRIMARY KEY NOT NULL,
  used INTEGER NOT NULL,
  ends_at INTEGER NOT NULL
) STRICT;
