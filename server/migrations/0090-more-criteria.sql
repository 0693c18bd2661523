-- What the conditions of our own need, in both tables: distance to the sea, year of building and which ads seem to be for
-- the same property. Legal facts, commission and availability are further bits of traits.
ALTER TABLE ls
  ADD COLUMN sea_distance integer,     -- metres
  ADD COLUMN year_built   smallint,
  ADD COLUMN twin         bigint;      -- the same for all ads of what seems to be one property: 52 bits; NULL where too little is known
ALTER TABLE fts
  ADD COLUMN sea_distance integer,
  ADD COLUMN year_built   smallint,
  ADD COLUMN twin         bigint;

-- A migration after which rows are to be made anew says so here: the worker does it in the background, once.
ALTER TABLE read_model ADD COLUMN rebuild_needed boolean NOT NULL DEFAULT false;
UPDATE read_model SET rebuild_needed = EXISTS (SELECT FROM listing);
