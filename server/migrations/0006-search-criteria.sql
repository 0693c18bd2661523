-- What the remaining criteria and orders of a search need (R125–R128, R140–R148), in both tables.
ALTER TABLE ls
  ADD COLUMN traits    integer NOT NULL DEFAULT 0,     -- one bit for each condition, heating, floor position, energy level
  ADD COLUMN bedrooms  smallint,
  ADD COLUMN bathrooms smallint,
  ADD COLUMN floor     smallint,
  ADD COLUMN discount  integer NOT NULL DEFAULT 0,     -- hundredths of a per cent off the price before; 0 when on request
  ADD COLUMN agency    boolean NOT NULL DEFAULT false; -- offered by an agency, not by a private seller
ALTER TABLE fts
  ADD COLUMN ppm       integer,
  ADD COLUMN amen      integer NOT NULL DEFAULT 0,
  ADD COLUMN traits    integer NOT NULL DEFAULT 0,
  ADD COLUMN bedrooms  smallint,
  ADD COLUMN bathrooms smallint,
  ADD COLUMN floor     smallint,
  ADD COLUMN discount  integer NOT NULL DEFAULT 0,
  ADD COLUMN agency    boolean NOT NULL DEFAULT false;

-- Ads that are there already are taken over anew.
INSERT INTO outbox (listing_id) SELECT id FROM listing;
