-- Every price an ad has had, from its first day on. Kept by triggers, so that no writer can forget it. Prices on
-- request are in it too and must leave the server no more than the ad's own.
CREATE TABLE listing_price (
  listing_id integer NOT NULL REFERENCES listing ON DELETE CASCADE,
  valid_from timestamptz NOT NULL,
  -- NULL: the advertiser took the price away
  price      numeric(12, 2) CHECK (price > 0),
  PRIMARY KEY (listing_id, valid_from)
);

INSERT INTO listing_price (listing_id, valid_from, price) SELECT id, published_at, price FROM listing;

-- A bulk load that brings the history with it says so for its own transaction:
-- SET LOCAL kvadrat.brings_history = 'on'.
CREATE FUNCTION listing_price_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('kvadrat.brings_history', true), '') <> 'on' THEN
    INSERT INTO listing_price (listing_id, valid_from, price) SELECT id, published_at, price FROM changed;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER listing_price_begins AFTER INSERT ON listing
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION listing_price_begins();

CREATE FUNCTION listing_price_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Of several changes in one transaction the last one counts.
  INSERT INTO listing_price (listing_id, valid_from, price) VALUES (NEW.id, now(), NEW.price)
  ON CONFLICT (listing_id, valid_from) DO UPDATE SET price = excluded.price;
  RETURN NULL;
END $$;

CREATE TRIGGER listing_price_changes AFTER UPDATE ON listing
  FOR EACH ROW WHEN (OLD.price IS DISTINCT FROM NEW.price) EXECUTE FUNCTION listing_price_changes();
