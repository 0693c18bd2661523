-- Browsers that want messages while nobody looks (Web Push). Whoever is signed out there, for whatever reason, gets none.
create table push_subscription (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  session_name uuid not null references account_session (name) on delete cascade,
  -- Whoever knows it can write to the browser: kept as bytes, which no export holds.
  endpoint bytea not null unique,
  browser_key bytea not null,
  auth_secret bytea not null,
  language text not null,
  since timestamptz not null default now()
);
create index push_subscription_account on push_subscription (account_id);
create index push_subscription_session on push_subscription (session_name);

-- What is to be said to one browser; gone once it was.
create table push_outbox (
  id bigint generated always as identity primary key,
  subscription_id bigint not null references push_subscription on delete cascade,
  -- Queueing with a key that was used before changes nothing.
  key text not null,
  title text not null,
  body text not null,
  path text not null,
  queued_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz default now(),
  unique (subscription_id, key)
);
create index push_outbox_due on push_outbox (next_attempt_at) where next_attempt_at is not null;
