-- Finds suspected spam that is too old.
CREATE INDEX suspects_by_age ON enquiries (received_at) WHERE is_suspect = 1;
