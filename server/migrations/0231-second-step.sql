-- The second step of signing in: the secret that an application on a telephone shares. It opens nothing without the first step.
create table account_totp (
  account_id bigint primary key references account on delete cascade,
  secret bytea not null,
  -- The last code's step of 30 seconds: none is taken twice.
  last_step bigint not null,
  since timestamptz not null
);

-- One that is being set up: its codes for emergencies are shown until a code of the application confirms that it works.
create table account_totp_setup (
  account_id bigint primary key references account on delete cascade,
  secret bytea not null,
  codes text[] not null,
  expires_at timestamptz not null
);

-- Codes for who has lost the telephone; each lets its owner in once.
create table account_recovery_code (
  code_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  used_at timestamptz
);
create index account_recovery_code_account on account_recovery_code (account_id);

-- A browser whose visitor has taken the first step.
create table account_first_step (
  browser_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  service text not null,
  expires_at timestamptz not null
);
create index account_first_step_account on account_first_step (account_id);
create index account_first_step_age on account_first_step (expires_at);
