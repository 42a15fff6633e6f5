-- The progress of earlier versions' backups to a bucket; no longer used.
INSERT INTO runs (name, ran_at) VALUES ('backup', 0);
