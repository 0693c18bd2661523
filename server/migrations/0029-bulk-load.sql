-- As in 0004, but a bulk load that builds the read model itself says so for its own transaction and leaves nothing to be
-- taken over: SET LOCAL kvadrat.builds_read_model = 'on'.
CREATE OR REPLACE FUNCTION listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('kvadrat.builds_read_model', true), '') = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'listing' THEN
    INSERT INTO outbox (listing_id) SELECT id FROM changed;
  ELSE
    INSERT INTO outbox (listing_id) SELECT DISTINCT listing_id FROM changed;
  END IF;
  PERFORM pg_notify('listing_changed', '');
  RETURN NULL;
END $$;
