-- How far the demo ads have got: loading goes on where it was cut off, with the ads it would have made anyway.
CREATE TABLE demo_load (
  single     boolean PRIMARY KEY DEFAULT true CHECK (single),
  -- the moment all dates of publication count back from
  epoch      timestamptz NOT NULL,
  ads        integer NOT NULL DEFAULT 0,
  -- ads up to this number have all their pictures
  pictured   integer NOT NULL DEFAULT 0
);

CREATE TABLE demo_ad (
  number     integer PRIMARY KEY,
  listing_id integer NOT NULL REFERENCES listing ON DELETE CASCADE
);
