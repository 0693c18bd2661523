-- A sign-in with a provider that was begun and has not come back. Its row goes with the first answer that fits.
CREATE TABLE social_transaction (
  state_hash bytea PRIMARY KEY,
  -- Only the browser that began it may end it.
  browser_hash bytea NOT NULL,
  service text NOT NULL,
  tx_id text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  locale text NOT NULL,
  -- Null: a popup.
  return_to text,
  opener_origin text NOT NULL,
  -- What the provider sent by POST, until our own page reads it.
  posted_answer text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_transaction_expiry ON social_transaction (expires_at);

-- Nonces and tokens of One Tap that have done their work, until they expire by themselves.
CREATE TABLE social_used_token (
  digest bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX social_used_token_expiry ON social_used_token (expires_at);
