-- Signed overrides that were given out: who has the link sees a release that is not live. Kept so that each can be taken back.
CREATE TABLE registry_override (
  id         text PRIMARY KEY,
  name       text NOT NULL,
  release    text NOT NULL,
  author     text NOT NULL,
  issued_at  timestamptz NOT NULL DEFAULT now(),
  ends_at    timestamptz NOT NULL,
  revoked_at timestamptz,
  FOREIGN KEY (name, release) REFERENCES registry_release (name, release) ON DELETE CASCADE
);
CREATE INDEX registry_override_name ON registry_override (name, issued_at);
