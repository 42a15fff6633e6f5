-- The last run of each scheduled job. Rows start with the current time, so that no job looks overdue.
CREATE TABLE runs (
  name TEXT PRIMARY KEY NOT NULL,
  ran_at INTEGER NOT NULL
) STRICT;

INSERT INTO runs (name, ran_at) VALUES ('tend', unixepoch() * 1000), ('digest', unixepoch() * 1000);
