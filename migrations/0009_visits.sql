-- How often something happened on a day (by London's date). Nothing identifies a visitor.
CREATE TABLE visits (
  day TEXT NOT NULL,
  -- page, from (the host of a link to the site), answered (a calculator or the planner), or call.
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, kind, name)
) STRICT;
