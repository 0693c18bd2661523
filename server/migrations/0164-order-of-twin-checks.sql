-- As in 0160. Whoever notes several ads does so by their numbers: two that noted the same ads in different orders, or an import
-- that changed them meanwhile, waited for each other for ever (O-40).
CREATE OR REPLACE FUNCTION note_twin_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('kvadrat.builds_read_model', true), 'off') <> 'on' THEN
    INSERT INTO twin_check (listing_id) SELECT DISTINCT listing_id FROM changed ORDER BY listing_id ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION note_twin_check_of_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO twin_check (listing_id) SELECT DISTINCT listing_id FROM listing_photo WHERE source_id = NEW.id ORDER BY listing_id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
