-- Messages of the form at /info/kontaktirajte-nas/ (R10).
create table contact_message (
  id bigint generated always as identity primary key,
  -- What the visitor and the operator call it by.
  reference text not null unique,
  -- The form that was filled in and a digest of what it said: the same form sent twice is one message.
  form_key uuid not null,
  digest text not null,
  locale text not null,
  topic text not null,
  name text not null,
  email text not null,
  body text not null,
  received_at timestamptz not null default now(),
  unique (form_key, digest)
);

create index contact_message_sender on contact_message (lower(email), received_at);
create index contact_message_age on contact_message (received_at);
