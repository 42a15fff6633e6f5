-- With the salt stored beside the hash, an IPv4 address could be recovered: the sender is now an HMAC under the Worker's
-- secret.
DROP TABLE recent_posts;
DROP TABLE salts;

-- Counts an address's requests within a minute; deleted within the next minute.
CREATE TABLE recent_calls (
  sender TEXT NOT NULL,
  -- The larger network of the sender.
  network TEXT NOT NULL,
  called_at INTEGER NOT NULL
) STRICT;

CREATE INDEX recent_calls_by_sender ON recent_calls (sender, called_at);
CREATE INDEX recent_calls_by_network ON recent_calls (network, called_at);
CREATE INDEX recent_calls_by_age ON recent_calls (called_at);

-- Counts everybody's use of a quota within an hour or a day.
CREATE TABLE quotas (
  name TEXT PRIMARY KEY NOT NULL,
  used INTEGER NOT NULL,
  ends_at INTEGER NOT NULL
) STRICT;
