-- What further filters need, in both tables: the land that belongs to an ad, and from which day on it is free. That it has pictures
-- or a plan are further bits of traits.
ALTER TABLE ls
  ADD COLUMN plot    integer,   -- hundredths of a square metre
  ADD COLUMN free_on smallint;  -- days since 2000; 0 where it is free already; NULL where nothing is said
ALTER TABLE fts
  ADD COLUMN plot    integer,
  ADD COLUMN free_on smallint;
UPDATE read_model SET rebuild_needed = EXISTS (SELECT FROM listing);

ALTER TABLE search_terms
  ADD COLUMN ppm_min   integer,
  ADD COLUMN ppm_max   integer,
  ADD COLUMN plot_min  integer,
  ADD COLUMN plot_max  integer,
  ADD COLUMN floor_min integer,
  ADD COLUMN floor_max integer,
  ADD COLUMN free_by   integer,
  -- Ads of agencies alone, or of others alone.
  ADD COLUMN agency boolean,
  -- Published today or on one of so many days before.
  ADD COLUMN published_within integer;
