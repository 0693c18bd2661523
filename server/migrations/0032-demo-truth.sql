-- The same flat offered by several agencies: what a finder of duplicates should find. Only the demo data knows.
CREATE TABLE demo_duplicate (
  number   integer PRIMARY KEY,
  -- number of the ad it repeats
  original integer NOT NULL CHECK (original < number)
);
CREATE INDEX demo_duplicate_original ON demo_duplicate (original);

-- Ads from this number on are still to be built into the read model.
ALTER TABLE demo_load ADD COLUMN projected integer NOT NULL DEFAULT 0;
UPDATE demo_load SET projected = ads;
