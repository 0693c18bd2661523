-- Places of the directory (server/data/places.tsv); loaded by loadPlaces, never edited by hand.
CREATE TABLE place (
  id         integer PRIMARY KEY,
  code       text NOT NULL UNIQUE,
  level      text NOT NULL,
  kind       text NOT NULL,
  name       text NOT NULL,
  parent_id  integer REFERENCES place DEFERRABLE INITIALLY DEFERRED,
  path       text NOT NULL UNIQUE,
  lat        double precision NOT NULL,
  lng        double precision NOT NULL,
  population integer,
  postcode   text,
  aliases    text[] NOT NULL DEFAULT '{}',
  -- gazetteer, nearest, post-office, municipality or editorial: how much the point can be trusted
  coordinate_quality text NOT NULL,
  -- members of a touristic area: provinces or cities
  members    integer[] NOT NULL DEFAULT '{}'
);
CREATE INDEX place_parent_id ON place (parent_id);

-- Every place with each place it lies in, itself included; touristic areas count as wider places.
CREATE TABLE place_ancestor (
  place_id    integer NOT NULL REFERENCES place ON DELETE CASCADE,
  ancestor_id integer NOT NULL REFERENCES place ON DELETE CASCADE,
  PRIMARY KEY (place_id, ancestor_id)
);

CREATE TABLE place_directory (
  single  boolean PRIMARY KEY DEFAULT true CHECK (single),
  version text NOT NULL
);
