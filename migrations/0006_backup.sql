-- Up to when enquiries are in the backup.
INSERT INTO runs (name, ran_at) VALUES ('backup', 0);
