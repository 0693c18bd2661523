-- A development and its units. The ad of kind project is its face in lists; the units are its price list.
CREATE TABLE project (
  listing_id  integer PRIMARY KEY REFERENCES listing ON DELETE CASCADE,
  name        text NOT NULL,
  phase       text NOT NULL CHECK (phase IN ('planned', 'permitted', 'under-construction', 'shell', 'finished')),
  -- of the building permit, when there is one
  permit      text,
  finished_on date,
  floors      smallint NOT NULL CHECK (floors > 0)
);

CREATE TABLE project_unit (
  project_id integer NOT NULL REFERENCES project ON DELETE CASCADE,
  -- as the plans name it: S1, S2, PP1 …
  label      text NOT NULL,
  floor      smallint NOT NULL,
  rooms      smallint NOT NULL CHECK (rooms > 0),
  surface    numeric(10, 2) NOT NULL CHECK (surface > 0),
  price      numeric(12, 2) CHECK (price > 0),
  state      text NOT NULL CHECK (state IN ('free', 'reserved', 'sold')),
  PRIMARY KEY (project_id, label)
);
