-- The inbox. An earlier version of the Worker ignores these columns.
ALTER TABLE enquiries ADD COLUMN answered_at INTEGER;
-- The email address that the firm's employee signed in with.
ALTER TABLE enquiries ADD COLUMN answered_by TEXT;
ALTER TABLE enquiries ADD COLUMN note TEXT NOT NULL DEFAULT '';
