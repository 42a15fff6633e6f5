-- The number of enquiries deleted on request, without the person's details.
CREATE TABLE erasures (
  erased_at INTEGER NOT NULL,
  enquiries INTEGER NOT NULL
) STRICT;
