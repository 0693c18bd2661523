-- Tokens of teams, each for one remote. The secret has 256 random bits, so a plain hash is enough.
CREATE TABLE registry_token (
  id          text PRIMARY KEY,
  name        text NOT NULL,
  secret_hash text NOT NULL,
  label       text NOT NULL,
  issued_at   timestamptz NOT NULL DEFAULT now(),
  revoked_at  timestamptz
);

-- Ed25519 public keys, at most two for each remote: the new one is added before the old one goes.
CREATE TABLE registry_key (
  name       text NOT NULL,
  public_key text NOT NULL,
  added_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (name, public_key)
);

-- One row: what overrides of releases are signed with, made by the first server that needs it.
CREATE TABLE registry_secret (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  secret   text NOT NULL
);
