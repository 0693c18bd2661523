-- Ads of property abroad lie in no place of the directory; they carry the name of theirs instead.
ALTER TABLE listing
  ALTER COLUMN place_id DROP NOT NULL,
  ADD COLUMN place_label text,
  ADD CONSTRAINT listing_one_place CHECK (num_nonnulls(place_id, place_label) = 1);
