-- Counters against guessing and flooding; keys are digests. Losing them on a crash costs nothing, so no log is written.
-- Columns as rate-limiter-flexible works with them.
create unlogged table account_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index account_limit_age on account_limit (expire);

-- Wrong passwords of one address: how many came through, and when the next one may.
create unlogged table account_login_guard (
  key text primary key,
  attempts integer not null,
  window_ends timestamptz not null,
  next_at timestamptz not null
);

create index account_login_guard_age on account_login_guard (window_ends);

-- Proofs of work count once.
create unlogged table account_used_proof (
  digest bytea primary key,
  expires_at timestamptz not null
);

create index account_used_proof_age on account_used_proof (expires_at);

-- Keys that all processes of the portal share; made by the first one that needs them.
create table account_secret (
  name text primary key,
  value bytea not null
);
