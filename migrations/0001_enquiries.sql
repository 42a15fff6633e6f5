-- Times are milliseconds since 1970 in UTC.

CREATE TABLE enquiries (
  -- Made by the browser: the same id is the same enquiry.
  id TEXT PRIMARY KEY NOT NULL,
  -- What the visitor sees and quotes.
  reference TEXT NOT NULL UNIQUE,
  received_at INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  service TEXT NOT NULL,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  is_suspect INTEGER NOT NULL DEFAULT 0,
  forwarded_at INTEGER,
  -- When a sender began; empty once it is done.
  forward_claimed_at INTEGER,
  forward_attempts INTEGER NOT NULL DEFAULT 0,
  forward_error TEXT
) STRICT;

CREATE INDEX enquiries_by_age ON enquiries (received_at);

CREATE INDEX enquiries_to_forward ON enquiries (forward_attempts, received_at)
WHERE forwarded_at IS NULL AND is_suspect = 0;

-- Counts posts of an address within a minute. The address stands here only as a hash with a salt that is thrown away.
CREATE TABLE recent_posts (
  sender TEXT NOT NULL,
  posted_at INTEGER NOT NULL
) STRICT;

CREATE INDEX recent_posts_by_sender ON recent_posts (sender, posted_at);

CREATE TABLE salts (
  salt TEXT NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;
