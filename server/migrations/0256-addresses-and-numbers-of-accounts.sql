-- A new address of an account is proven before it holds (point 5 of issue 21).
alter table account_token
  drop constraint account_token_purpose_check,
  add constraint account_token_purpose_check check (purpose in ('reset', 'verify', 'link', 'marketing', 'email'));

-- Whoever had the address before may take it back for a while, also where it was changed again meanwhile.
create table account_email_change (
  revoke_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  old_email text not null,
  asked_at timestamptz not null,
  ends_at timestamptz not null
);

create index account_email_change_account on account_email_change (account_id);
create index account_email_change_end on account_email_change (ends_at);

-- A telephone is proven by a code that was sent to it.
alter table account add column phone_verified_at timestamptz;

create table account_phone_code (
  account_id bigint primary key references account on delete cascade,
  phone text not null,
  phone_prefix text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

-- Short messages wait here as mails do in their outbox.
create table sms_outbox (
  id bigint primary key generated always as identity,
  key text not null unique,
  recipient text not null,
  locale text not null,
  -- Empty when it was sent or given up.
  body text not null,
  queued_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz default now(),
  sent_at timestamptz,
  last_error text
);

create index sms_outbox_due on sms_outbox (next_attempt_at) where next_attempt_at is not null;

-- News of products and offers of others are two questions (R151); of who has answered the one that there was, it holds for both.
alter table account_consent
  drop constraint account_consent_purpose_check,
  add constraint account_consent_purpose_check check (purpose in ('privacy', 'communications', 'products', 'newsletter'));
