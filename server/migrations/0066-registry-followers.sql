-- Which revision of the registry each process serves, so that whoever changes it can wait for them. A process lives as long
-- as there is a session of its name (pg_stat_activity); rows of others count for nothing and are swept away.
CREATE TABLE registry_follower (
  id       text PRIMARY KEY,
  session  text NOT NULL,
  revision integer NOT NULL
);
