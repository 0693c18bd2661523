-- What an advertiser says in own words where the vocabulary has none, which figures follow from others, and what is offered instead
-- of a whole property for good.
ALTER TABLE listing
  ADD COLUMN own_words text[] NOT NULL DEFAULT '{}',
  ADD COLUMN derived text[] NOT NULL DEFAULT '{}' CHECK (derived <@ ARRAY['rooms', 'bedrooms']),
  ADD COLUMN tenure text CHECK (tenure IN ('share', 'lease'));
