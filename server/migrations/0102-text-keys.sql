-- What the words of an ad were made of, as a hash: an ad that got another price keeps its words, and its row in the text index.
-- NULL: not known, its words are made anew at the next change.
ALTER TABLE fts ADD COLUMN text_key bigint;
-- Room on each page, so that such a row is changed without touching the indexes.
ALTER TABLE fts SET (fillfactor = 85);
