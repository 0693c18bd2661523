-- What a picture looks like, for telling that two ads show the same one (decision 0061); null until somebody compares it.
ALTER TABLE media ADD COLUMN likeness text;

-- Ads that seem to offer one property though they do not state the same of it: those with the same number.
CREATE TABLE listing_twin (
  listing_id integer PRIMARY KEY REFERENCES listing ON DELETE CASCADE,
  twin bigint NOT NULL
);
CREATE INDEX listing_twin_twin ON listing_twin (twin);

-- Ads to be compared with the others of their place.
CREATE TABLE twin_check (
  listing_id integer PRIMARY KEY REFERENCES listing ON DELETE CASCADE
);

CREATE FUNCTION note_twin_check() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('kvadrat.builds_read_model', true), 'off') <> 'on' THEN
    INSERT INTO twin_check (listing_id) SELECT DISTINCT listing_id FROM changed ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

-- Facts, words and status are saved together, and words are always written with them.
CREATE TRIGGER listing_text_twin_check_insert AFTER INSERT ON listing_text
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_twin_check();
CREATE TRIGGER listing_text_twin_check_update AFTER UPDATE ON listing_text
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_twin_check();

-- A photo that has arrived may show what another ad shows.
CREATE FUNCTION note_twin_check_of_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO twin_check (listing_id) SELECT DISTINCT listing_id FROM listing_photo WHERE source_id = NEW.id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER photo_source_twin_check AFTER UPDATE OF media_id ON photo_source
  FOR EACH ROW WHEN (NEW.media_id IS NOT NULL) EXECUTE FUNCTION note_twin_check_of_photo();
