-- Where the circle of an ad stands that shows its area only. Ads of one building stand alike, so that a hundred of them tell
-- no more than one: the position is taken to the middle of a cell of 100 m and moved from there by 285 to 325 m, so that the ad is
-- 200 to 400 m away. Ads that are entered some metres apart, across the border of two cells, must not cancel each other out
-- either: what moves neighbouring cells differs by less than 80 degrees, so that no mean of theirs comes closer than 150 m to the
-- truth. Directions turn slowly, twice around within 6 km, and by up to 30 degrees for each cell; none of it can be reckoned
-- without the secret.
CREATE TABLE area_secret (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  value  uuid NOT NULL DEFAULT gen_random_uuid()
);
INSERT INTO area_secret DEFAULT VALUES;

-- A number from 0 to 1 that is always the same for the same words.
CREATE FUNCTION area_chance(VARIADIC words text[]) RETURNS double precision LANGUAGE sql STABLE AS $$
  SELECT ('x' || substr(encode(sha256(convert_to(value::text || ' ' || array_to_string(words, ' '), 'UTF8')), 'hex'), 1, 8))::bit(32)::bigint / 4294967296.0
  FROM area_secret
$$;

CREATE FUNCTION area_of(lat double precision, lng double precision, OUT area_lat double precision, OUT area_lng double precision) LANGUAGE plpgsql STABLE AS $$
DECLARE
  metre     CONSTANT double precision := 1 / 111195.0;
  side      CONSTANT double precision := 100 * metre;
  stretch   CONSTANT double precision := 1 / greatest(cos(radians(round(lat / side) * side)), 0.1);
  line      CONSTANT bigint := round(lat / side);
  col       CONSTANT bigint := round(lng / (side * stretch));
  wide      CONSTANT double precision := 60;
  north     CONSTANT bigint := floor(line / wide);
  east      CONSTANT bigint := floor(col / wide);
  up        CONSTANT double precision := line / wide - north;
  across    CONSTANT double precision := col / wide - east;
  turns     double precision;
  metres    double precision;
BEGIN
  turns := area_chance('turn')
    + 2 * (area_chance('turn', north::text, east::text) * (1 - up) * (1 - across)
         + area_chance('turn', north::text, (east + 1)::text) * (1 - up) * across
         + area_chance('turn', (north + 1)::text, east::text) * up * (1 - across)
         + area_chance('turn', (north + 1)::text, (east + 1)::text) * up * across)
    + (area_chance('bend', line::text, col::text) - 0.5) / 6;
  metres := 285 + 40 * area_chance('far', line::text, col::text);
  -- Five decimals are about a metre; more would only look exact.
  area_lat := round((line * side + metres * metre * cos(2 * pi() * turns))::numeric, 5);
  area_lng := round((col * side * stretch + metres * metre * stretch * sin(2 * pi() * turns))::numeric, 5);
END $$;

ALTER TABLE listing ADD COLUMN area_lat double precision, ADD COLUMN area_lng double precision;

-- No writer (service, bulk load, an operator's UPDATE) can forget it.
CREATE FUNCTION listing_has_area() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT area.area_lat, area.area_lng INTO NEW.area_lat, NEW.area_lng FROM area_of(NEW.lat, NEW.lng) area WHERE NEW.lat IS NOT NULL AND NEW.lng IS NOT NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER listing_has_area BEFORE INSERT ON listing
  FOR EACH ROW EXECUTE FUNCTION listing_has_area();
CREATE TRIGGER listing_area_moves BEFORE UPDATE ON listing
  FOR EACH ROW WHEN (OLD.lat IS DISTINCT FROM NEW.lat OR OLD.lng IS DISTINCT FROM NEW.lng) EXECUTE FUNCTION listing_has_area();

UPDATE listing SET (area_lat, area_lng) = (SELECT area.area_lat, area.area_lng FROM area_of(lat, lng) area) WHERE lat IS NOT NULL AND lng IS NOT NULL;
ALTER TABLE listing DROP COLUMN area_key;
