-- Up to when earlier versions had copied enquiries into a bucket; nothing reads it.
INSERT INTO runs (name, ran_at) VALUES ('backup', 0);
