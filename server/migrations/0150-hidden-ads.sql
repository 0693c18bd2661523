-- Ads the staff has taken off the portal (DSA). Whatever asks for ads on offer asks for the status, so that is what changes;
-- what the advertiser makes of the ad meanwhile is kept beside it and holds again once it is shown.
ALTER TABLE listing
  ADD COLUMN hidden_at     timestamptz,
  ADD COLUMN hidden_status smallint CHECK (hidden_status IN (1, 3, 14)),
  ADD CHECK ((hidden_at IS NULL) = (hidden_status IS NULL)),
  ADD CHECK (hidden_at IS NULL OR status = 14);

-- Imports and advertisers go on writing: none of them can put a hidden ad back.
CREATE FUNCTION listing_stays_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.hidden_at IS NOT NULL THEN
    IF OLD.hidden_at IS NULL THEN
      NEW.hidden_status := NEW.status;
    ELSIF NEW.status <> 14 THEN
      NEW.hidden_status := NEW.status;
    END IF;
    NEW.status := 14;
  ELSIF OLD.hidden_at IS NOT NULL THEN
    NEW.status := OLD.hidden_status;
    NEW.hidden_status := NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER listing_stays_hidden BEFORE UPDATE ON listing
  FOR EACH ROW WHEN (OLD.hidden_at IS NOT NULL OR NEW.hidden_at IS NOT NULL) EXECUTE FUNCTION listing_stays_hidden();
