-- Finds suspected spam at the end of its retention.
CREATE INDEX suspects_by_age ON enquiries (received_at) WHERE is_suspect = 1;
