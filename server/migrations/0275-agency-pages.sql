-- What the directory and the pages of agencies tell beside the name and the register: who the company is, what it says
-- of itself, and where it is met.
ALTER TABLE agency
  ADD COLUMN company       text,
  ADD COLUMN oib           text CHECK (oib ~ '^[0-9]{11}$'),
  ADD COLUMN insured_until date;

-- In the words of the agency, in the languages it has written them in.
CREATE TABLE agency_text (
  agency_id integer NOT NULL REFERENCES agency ON DELETE CASCADE,
  locale    text NOT NULL,
  about     text NOT NULL,
  PRIMARY KEY (agency_id, locale)
);

CREATE TABLE agency_office (
  id        integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  agency_id integer NOT NULL REFERENCES agency ON DELETE CASCADE,
  -- The first one is its seat.
  position  smallint NOT NULL,
  place_id  integer NOT NULL REFERENCES place,
  street    text NOT NULL,
  lat       double precision NOT NULL CHECK (lat BETWEEN -90 AND 90),
  lng       double precision NOT NULL CHECK (lng BETWEEN -180 AND 180),
  -- [{"from": 1, "to": 5, "opens": "09:00", "closes": "17:00"}]: days of the week from Monday on, in the time of Croatia.
  hours     jsonb NOT NULL DEFAULT '[]',
  UNIQUE (agency_id, position)
);

-- The page of somebody who works for an agency lists what that person looks after.
CREATE INDEX listing_of_agent ON listing (agent_id, published_at DESC, id DESC) WHERE agent_id IS NOT NULL AND status = 1;
