-- Requests of agencies and constructors for an account (R244); staff decides about them.
create table agency_request (
  id bigint generated always as identity primary key,
  reference text not null unique,
  -- The form that was filled in and a digest of what it said: the same form sent twice is one request.
  form_key uuid not null,
  digest text not null,
  locale text not null,
  kind text not null check (kind in ('agency', 'constructor')),
  company text not null,
  oib text not null,
  register_number text not null,
  street text not null,
  place text not null,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  received_at timestamptz not null default now(),
  unique (form_key, digest)
);

create index agency_request_oib on agency_request (oib, received_at);
create index agency_request_sender on agency_request (lower(email), received_at);
