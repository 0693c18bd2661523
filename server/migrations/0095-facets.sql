-- Facets of lists without filters, counted beforehand: for the whole country (place 0), regions, counties and towns.
-- Built anew beside this one every so often and swapped, so it lags; what is counted under a code stands in
-- src/search/facets/tallies.ts.
CREATE TABLE facet_roll (
  place_id integer NOT NULL,
  contract smallint NOT NULL,
  category smallint NOT NULL,
  code     smallint NOT NULL,
  value    integer NOT NULL,
  n        integer NOT NULL,
  PRIMARY KEY (place_id, contract, category, code, value)
);

-- Of which version of the read model each table counted beforehand is, and since when.
CREATE TABLE roll_up (
  name     text PRIMARY KEY,
  version  bigint NOT NULL,
  built_at timestamptz NOT NULL
);

-- Facets with filters read every ad of a kind in a place, and nothing but this.
CREATE INDEX ls_facets ON ls (contract, category, city)
  INCLUDE (region, province, zone, microzone, typology, rooms, bedrooms, bathrooms, traits, amen, price, surface, discount);
