-- How many calls have been taken within a span of time, by digests of who calls: of all limits of the portal (decision 0095).
-- Losing them on a crash costs nothing, so no log is written; rows change in place.
CREATE UNLOGGED TABLE limit_count (
  key     text PRIMARY KEY,
  taken   integer NOT NULL,
  ends_at timestamptz NOT NULL
) WITH (fillfactor = 70);

CREATE INDEX limit_count_age ON limit_count (ends_at);

DROP TABLE account_limit;

-- Makes the digests. Here, so that nobody has to make it in the middle of a transaction that may be undone.
INSERT INTO account_secret (name, value) VALUES ('limits', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
