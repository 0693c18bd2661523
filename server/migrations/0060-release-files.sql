-- Files of releases live in the database: every server on it serves every release. By content, so that what two releases
-- have in common is kept once.
CREATE TABLE registry_file (
  integrity text PRIMARY KEY,
  bytes     bytea NOT NULL,
  -- Brotli; null where compression gains nothing.
  packed    bytea
);
-- Compressed already.
ALTER TABLE registry_file ALTER COLUMN packed SET STORAGE EXTERNAL;

CREATE TABLE registry_release_file (
  name      text NOT NULL,
  release   text NOT NULL,
  path      text NOT NULL,
  integrity text NOT NULL REFERENCES registry_file,
  PRIMARY KEY (name, release, path),
  FOREIGN KEY (name, release) REFERENCES registry_release (name, release) ON DELETE CASCADE
);
CREATE INDEX registry_release_file_integrity ON registry_release_file (integrity);

ALTER TABLE registry_release
  -- remote.json byte for byte, as it was signed; null for releases from before this table.
  ADD COLUMN manifest_text text,
  -- Brotli bytes of a first view; null when not measured.
  ADD COLUMN weight integer,
  -- When the registry stopped naming it; null while it does. Its files are deleted 30 days later.
  ADD COLUMN retired_at timestamptz DEFAULT now(),
  ADD COLUMN removed_at timestamptz;
UPDATE registry_release r SET retired_at = NULL
FROM registry_entry e WHERE e.name = r.name AND r.release IN (e.stable, e.previous, e.canary ->> 'release');
