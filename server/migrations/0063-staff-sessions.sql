-- Operators who are signed in. A session ends with its token, which may be revoked at any time.
CREATE TABLE staff_session (
  digest     text PRIMARY KEY,
  token_id   text NOT NULL REFERENCES registry_token,
  expires_at timestamptz NOT NULL
);
