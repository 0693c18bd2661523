-- Pictures by their content. The files stand in the data folder as media/<2 hex>/<hash>-<width>.avif and .webp.
CREATE TABLE media (
  id         integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- of the original bytes and the rendering rules
  hash       text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{40}$'),
  -- of the upright picture, in pixels, before it was scaled
  width      integer NOT NULL CHECK (width > 0),
  height     integer NOT NULL CHECK (height > 0),
  -- widths there are files of, smallest first
  widths     smallint[] NOT NULL CHECK (cardinality(widths) > 0),
  -- of the original
  bytes      integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Pictures that others hold and that are still to be fetched, or have been.
CREATE TABLE photo_source (
  id           integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  url          text NOT NULL UNIQUE,
  state        text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'failed')),
  attempts     smallint NOT NULL DEFAULT 0,
  next_attempt timestamptz NOT NULL DEFAULT now(),
  -- why the last attempt failed: a code
  failure      text,
  media_id     integer REFERENCES media,
  CHECK ((state = 'done') = (media_id IS NOT NULL))
);
CREATE INDEX photo_source_due ON photo_source (next_attempt) WHERE state = 'pending';

-- The photos of an ad in their order: a picture we have, or a source that will become one.
CREATE TABLE listing_photo (
  listing_id integer NOT NULL REFERENCES listing ON DELETE CASCADE,
  position   smallint NOT NULL,
  media_id   integer REFERENCES media,
  source_id  integer REFERENCES photo_source,
  -- what the photo shows, a word of the room labels; NULL when nobody said
  room       text,
  PRIMARY KEY (listing_id, position),
  CHECK (num_nonnulls(media_id, source_id) = 1)
);
CREATE INDEX listing_photo_source_id ON listing_photo (source_id) WHERE source_id IS NOT NULL;
