-- Documents that ads offer (R117), beside the pictures in the media folder. One file may belong to many ads.
CREATE TABLE document (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hash char(40) NOT NULL UNIQUE,
  media_type text NOT NULL CHECK (media_type = 'application/pdf'),
  -- Null until the file has been made.
  bytes integer CHECK (bytes > 0),
  -- What a document of ours is made from when somebody asks for it; null for files that others gave us.
  recipe text
);

CREATE TABLE listing_document (
  listing_id integer NOT NULL REFERENCES listing ON DELETE CASCADE,
  position smallint NOT NULL,
  document_id integer NOT NULL REFERENCES document,
  kind text NOT NULL CHECK (kind IN ('specifications', 'project-description', 'floor-plan', 'energy-certificate')),
  file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 120),
  locale text,
  PRIMARY KEY (listing_id, position)
);
CREATE INDEX listing_document_document ON listing_document (document_id);
