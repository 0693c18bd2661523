-- What searches read. Everything here is derived from listing and listing_text, can be rebuilt at any time
-- and refers to nothing, so that a rebuild can swap the tables. Only active ads are in it.

-- Narrow on purpose: list and count queries walk it. Unknown values are NULL and sort last both ways.
CREATE TABLE ls (
  id        integer PRIMARY KEY,
  price     integer,             -- euros; NULL when on request, so that no filter or order gives it away
  surface   integer,             -- hundredths of a square metre: net, else gross, else (land) plot
  ppm       integer,             -- euros per square metre
  rank      integer NOT NULL,    -- visibility tier * 1e8 + minutes since 2000 of its publishing
  published integer NOT NULL,    -- seconds since 2000
  amen      integer NOT NULL,    -- one bit for each feature
  x         integer,             -- Web Mercator * 2^26, of the position that may be shown
  y         integer,
  cell      bigint,              -- Morton code of x and y, 52 bits: exact in a JavaScript number
  contract  smallint NOT NULL,
  category  smallint NOT NULL,
  typology  smallint NOT NULL,
  region    smallint NOT NULL,   -- 0 where an ad's place is wider than the level
  province  smallint NOT NULL,
  city      smallint NOT NULL,
  zone      smallint NOT NULL,
  microzone smallint NOT NULL,
  rooms     smallint
);
CREATE INDEX ls_rank ON ls (contract, category, rank DESC, id DESC);
CREATE INDEX ls_price_asc ON ls (contract, category, price, id);
CREATE INDEX ls_price_desc ON ls (contract, category, price DESC NULLS LAST, id DESC);
CREATE INDEX ls_published ON ls (contract, category, published DESC, id DESC);
CREATE INDEX ls_province_rank ON ls (province, contract, category, rank DESC, id DESC);
CREATE INDEX ls_city_rank ON ls (city, contract, category, rank DESC, id DESC);
CREATE INDEX ls_city_price ON ls (city, contract, category, price, id);
CREATE INDEX ls_zone_rank ON ls (zone, contract, category, rank DESC, id DESC);

-- Texts as sorted stems, beside the filter columns: with the stems inside ls every walk would read five
-- times as much, and a join from here to ls costs one random read for each hit.
CREATE TABLE fts (
  id        integer PRIMARY KEY,
  price     integer,
  surface   integer,
  rank      integer NOT NULL,
  published integer NOT NULL,
  contract  smallint NOT NULL,
  category  smallint NOT NULL,
  typology  smallint NOT NULL,
  region    smallint NOT NULL,
  province  smallint NOT NULL,
  city      smallint NOT NULL,
  zone      smallint NOT NULL,
  microzone smallint NOT NULL,
  rooms     smallint,
  tsv       tsvector NOT NULL     -- also holds _c, _k, _r and _g words for contract, category, region and city
);
CREATE INDEX fts_tsv ON fts USING gin (tsv) WITH (fastupdate = off);

-- Active ads by contract, category and place of every level, touristic areas included; place 0 is all.
CREATE TABLE count_roll (
  contract smallint NOT NULL,
  category smallint NOT NULL,
  place_id integer NOT NULL,
  n        integer NOT NULL,
  PRIMARY KEY (place_id, contract, category)
);

-- Grows with each change of the read model; keys the caches of totals.
CREATE TABLE read_model (
  single  boolean PRIMARY KEY DEFAULT true CHECK (single),
  version bigint NOT NULL
);
INSERT INTO read_model (version) VALUES (1);
