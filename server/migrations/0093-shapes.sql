-- What stands in a shape is found by ranges of cells: with what most searches need beside it, no row of the table is read.
CREATE INDEX ls_cell ON ls (cell) INCLUDE (id, x, y, contract, category, price, rank, surface, rooms);

-- Ads by squares of the map of 64 pixels, for zoom 4 to 14; built anew from time to time, all of it at once.
CREATE TABLE cluster_roll (
  zoom     smallint NOT NULL,
  contract smallint NOT NULL,
  category smallint NOT NULL,
  column_x integer NOT NULL,     -- squares from the west
  row_y    integer NOT NULL,     -- squares from the north
  n        integer NOT NULL,
  x        integer NOT NULL,     -- the middle of its ads
  y        integer NOT NULL,
  price    integer,              -- the lowest one that is shown
  id       integer NOT NULL,     -- an ad of it
  PRIMARY KEY (zoom, contract, category, row_y, column_x)
);
