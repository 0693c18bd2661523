-- People who sign in. Whatever opens an account is kept as its SHA-256 only: a copy of this database lets nobody in.
create table account (
  id bigint generated always as identity primary key,
  -- What pages and other systems call a person by.
  uuid uuid not null unique default gen_random_uuid(),
  -- As typed, for mails; the key is what makes two spellings one mailbox.
  email text not null,
  email_key text not null unique,
  email_verified_at timestamptz,
  first_name text not null,
  last_name text not null,
  phone text not null default '',
  phone_prefix text not null default '',
  language text not null,
  -- Argon2id; null for who signs in through a provider only.
  password_hash text,
  status text not null default 'active' check (status in ('active', 'disabled')),
  created_at timestamptz not null
);

-- Who a provider says somebody is. Issuer and subject are the identity; addresses change hands.
create table account_identity (
  issuer text not null,
  subject text not null,
  service text not null,
  account_id bigint not null references account on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);

create index account_identity_account on account_identity (account_id);

-- Two halves open a session: the handle that scripts may read, and the key that they may not.
create table account_session (
  handle_hash bytea primary key,
  key_hash bytea not null,
  account_id bigint not null references account on delete cascade,
  service text not null,
  created_at timestamptz not null,
  -- Brought forward at most daily.
  seen_at timestamptz not null
);

create index account_session_account on account_session (account_id);
create index account_session_age on account_session (seen_at);

-- Links of mails and tickets: one live token per person and purpose.
create table account_token (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('reset', 'verify', 'link', 'marketing')),
  account_id bigint not null references account on delete cascade,
  -- What the token stands for beyond its purpose, such as the identity to link.
  payload jsonb,
  expires_at timestamptz not null,
  unique (account_id, purpose)
);

create index account_token_age on account_token (expires_at);

-- What people agreed to, and to which text; the latest row of a purpose holds.
create table account_consent (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  purpose text not null check (purpose in ('privacy', 'communications', 'newsletter')),
  granted boolean not null,
  text_version text not null,
  source text not null,
  given_at timestamptz not null
);

create index account_consent_latest on account_consent (account_id, purpose, id desc);

-- Systems that were told of a person (R175).
create table account_third_party (
  account_id bigint not null references account on delete cascade,
  party text not null,
  told_at timestamptz not null,
  primary key (account_id, party)
);

-- What became of a form that was sent without scripts, until its page has shown it. Never holds a password.
create table account_form_outcome (
  browser_hash bytea primary key,
  outcome jsonb not null,
  expires_at timestamptz not null
);

create index account_form_outcome_age on account_form_outcome (expires_at);
