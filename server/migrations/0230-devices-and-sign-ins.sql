-- Where a session is open: what its browser calls itself, and its network without the end that names a home.
alter table account_session
  add column name uuid not null default gen_random_uuid(),
  add column device text not null default '',
  add column network text not null default '',
  -- When its owner last showed who they are; changes of security ask that it was a moment ago.
  add column proven_at timestamptz;
update account_session set proven_at = created_at;
alter table account_session alter column proven_at set not null;
create unique index account_session_name on account_session (name);

-- Who came in, as its owner may read for 90 days.
create table account_sign_in (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  at timestamptz not null,
  service text not null,
  device text not null,
  network text not null
);
create index account_sign_in_latest on account_sign_in (account_id, id desc);
create index account_sign_in_age on account_sign_in (at);
