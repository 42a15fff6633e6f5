-- Times are milliseconds since 1970 in UTC.

CREATE TABLE enquiries (
  -- Created by the browser: the same id means the same enquiry.
  id TEXT PRIMARY KEY NOT NULL,
  -- The reference shown to the visitor.
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
  -- When sending began; empty once it is finished.
  forward_claimed_at INTEGER,
  forward_attempts INTEGER NOT NULL DEFAULT 0,
  forward_error TEXT
) STRICT;

CREATE INDEX enquiries_by_age ON enquiries (received_at);

CREATE INDEX enquiries_to_forward ON enquiries (forward_attempts, received_at)
WHERE forwarded_at IS NULL AND is_suspect = 0;

-- Counts an address's posts within a minute. Stores only a hash of the address, with a salt that is discarded.
CREATE TABLE recent_posts (
  sender TEXT NOT NULL,
  posted_at INTEGER NOT NULL
) STRICT;

CREATE INDEX recent_posts_by_sender ON recent_posts (sender, posted_at);

CREATE TABLE salts (
  salt TEXT NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;
