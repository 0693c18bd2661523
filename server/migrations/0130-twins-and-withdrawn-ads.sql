-- Every page of an ad asks for the others of its property and for what its advertiser has withdrawn at its place; without
-- these, each walks through all ads of the town.
CREATE INDEX ls_twin ON ls (twin) WHERE twin IS NOT NULL;
CREATE INDEX listing_withdrawn ON listing (place_id) WHERE withdrawn_at IS NOT NULL;
