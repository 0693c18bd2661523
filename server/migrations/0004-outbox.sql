-- Which ads the read model has yet to take over. Filled by triggers, in the transaction that changes an ad:
-- no writer (service, bulk load, an operator's UPDATE) can forget it.
CREATE TABLE outbox (
  seq        bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  listing_id integer NOT NULL
);

CREATE FUNCTION listing_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'listing' THEN
    INSERT INTO outbox (listing_id) SELECT id FROM changed;
  ELSE
    INSERT INTO outbox (listing_id) SELECT DISTINCT listing_id FROM changed;
  END IF;
  PERFORM pg_notify('listing_changed', '');
  RETURN NULL;
END $$;

CREATE TRIGGER listing_inserted AFTER INSERT ON listing
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
CREATE TRIGGER listing_updated AFTER UPDATE ON listing
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
CREATE TRIGGER listing_deleted AFTER DELETE ON listing
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
CREATE TRIGGER listing_text_inserted AFTER INSERT ON listing_text
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
CREATE TRIGGER listing_text_updated AFTER UPDATE ON listing_text
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();
CREATE TRIGGER listing_text_deleted AFTER DELETE ON listing_text
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_changed();

-- A defaulting agency's ads lose their visibility (R104), which is part of their rank.
CREATE FUNCTION agency_plan_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (listing_id) SELECT id FROM listing WHERE agency_id = NEW.id;
  PERFORM pg_notify('listing_changed', '');
  RETURN NULL;
END $$;

CREATE TRIGGER agency_plan_changed AFTER UPDATE ON agency
  FOR EACH ROW WHEN (OLD.plan IS DISTINCT FROM NEW.plan) EXECUTE FUNCTION agency_plan_changed();
