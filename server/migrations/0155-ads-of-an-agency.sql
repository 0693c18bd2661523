-- The page of an ad shows what else its agency offers, newest first; a large agency has thousands of ads.
CREATE INDEX listing_of_agency ON listing (agency_id, published_at DESC, id DESC) WHERE status = 1;
