-- Shapes and maps are always of one contract and category: with those in front the ranges of cells hold nothing else, and
-- the groups of a map read all of a kind from here. The index also has what the usual filters need.
DROP INDEX ls_cell;
CREATE INDEX ls_cell ON ls (contract, category, cell)
  INCLUDE (id, x, y, price, rank, surface, rooms, bathrooms, typology, amen, traits);
