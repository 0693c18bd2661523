-- Keys on people's devices that open their account, with a finger or a face in place of a password.
create table account_passkey (
  -- What the device calls it.
  id text primary key,
  -- What pages call it by.
  handle uuid not null unique default gen_random_uuid(),
  account_id bigint not null references account on delete cascade,
  public_key bytea not null,
  -- Uses that the device has counted; one that goes back is a copy.
  counter bigint not null,
  transports text[] not null,
  title text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index account_passkey_account on account_passkey (account_id);

-- What a browser was asked to sign, once.
create table account_passkey_challenge (
  browser_hash bytea primary key,
  challenge text not null,
  -- Whose key is to be added; null for a sign-in.
  account_id bigint references account on delete cascade,
  expires_at timestamptz not null
);
create index account_passkey_challenge_account on account_passkey_challenge (account_id);
create index account_passkey_challenge_age on account_passkey_challenge (expires_at);
