-- Each run of an import, whatever came of it: the agency must be able to read why (O-24).
CREATE TABLE feed_import (
  id          integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  agency_id   integer NOT NULL REFERENCES agency,
  format      text NOT NULL,
  source      text NOT NULL,
  started_at  timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  -- running, applied, held (a drop that waits for confirmation), refused (the whole file)
  state       text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'applied', 'held', 'refused')),
  reason      text,
  detail      text,
  line        integer,
  created     integer NOT NULL DEFAULT 0,
  changed     integer NOT NULL DEFAULT 0,
  unchanged   integer NOT NULL DEFAULT 0,
  refused     integer NOT NULL DEFAULT 0,
  withdrawn   integer NOT NULL DEFAULT 0
);
CREATE INDEX feed_import_agency_id ON feed_import (agency_id, id DESC);

CREATE TABLE feed_import_item (
  import_id  integer NOT NULL REFERENCES feed_import ON DELETE CASCADE,
  seq        integer NOT NULL,
  -- of the opening tag; NULL for ads that were missing from the file
  line       integer,
  reference  text NOT NULL,
  outcome    text NOT NULL CHECK (outcome IN ('created', 'changed', 'unchanged', 'refused', 'withdrawn')),
  listing_id integer REFERENCES listing ON DELETE SET NULL,
  reason     text,
  detail     text,
  -- [{"code": …, "detail": …}]
  warnings   jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (import_id, seq)
);

-- Which ads of an agency come from a feed. Ads an agency typed in by hand are never withdrawn by an import.
CREATE TABLE feed_ad (
  agency_id  integer NOT NULL REFERENCES agency,
  reference  text NOT NULL,
  listing_id integer NOT NULL UNIQUE REFERENCES listing ON DELETE CASCADE,
  -- of everything the import took over, photos included; an ad whose hash is the same is left alone
  hash       text NOT NULL,
  withdrawn  boolean NOT NULL DEFAULT false,
  PRIMARY KEY (agency_id, reference)
);
