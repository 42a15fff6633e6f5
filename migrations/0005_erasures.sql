-- That somebody's enquiries were deleted on asking, and how many: nothing of whose they were.
CREATE TABLE erasures (
  erased_at INTEGER NOT NULL,
  enquiries INTEGER NOT NULL
) STRICT;
