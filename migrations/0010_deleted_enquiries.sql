-- Enquiries deleted in the last day, whose photographs must be deleted too. An enquiry that is missing for another
-- reason, such as a restored database, keeps its photographs.
CREATE TABLE deleted_enquiries (
  id TEXT PRIMARY KEY,
  deleted_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER record_deletion AFTER DELETE ON enquiries BEGIN
  INSERT OR IGNORE INTO deleted_enquiries (id, deleted_at) VALUES (OLD.id, unixepoch() * 1000);
END;
