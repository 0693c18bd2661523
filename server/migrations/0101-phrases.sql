-- The words of each ad in their order, which phrases in quotes are looked for in. Beside fts, which every keyword search
-- reads and this would make twice as wide; no positions in fts.tsv, which would do the same and know no forms of words.
CREATE TABLE fts_words (
  id    integer PRIMARY KEY,
  words text NOT NULL          -- folded, single spaces between, one in front and behind, two between texts
);
UPDATE read_model SET rebuild_needed = EXISTS (SELECT FROM listing);
