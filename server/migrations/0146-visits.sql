-- When advertisers receive visitors. A calendar belongs to the mailbox in which an advertiser reads what visitors write: whoever has
-- proven it as theirs keeps it.
create table visit_calendar (
  id bigint generated always as identity primary key,
  mailbox_key text not null unique,
  slot_minutes smallint not null,
  notice_hours smallint not null,
  places text[] not null,
  weekly jsonb not null,
  exceptions jsonb not null,
  changed_at timestamptz not null
);

-- Visits that were asked for, as part of a conversation (R118).
create table visit (
  id bigint generated always as identity primary key,
  -- What calendars know it by.
  uuid uuid not null unique default gen_random_uuid(),
  thread_id bigint not null references enquiry_thread on delete cascade,
  -- Null: the visitor named times of their own.
  calendar_id bigint references visit_calendar on delete set null,
  place text not null check (place in ('on-site', 'remote')),
  state text not null check (state in ('requested', 'countered', 'confirmed', 'declined', 'cancelled')),
  minutes smallint not null,
  -- Times the visitor asked for; one of them when it is a slot of the calendar.
  asked timestamptz[] not null check (cardinality(asked) between 1 and 3),
  -- Another time the advertiser named, while it waits for the visitor.
  offered_at timestamptz,
  -- The time both agreed to; stays while another one is talked about.
  agreed_at timestamptz,
  -- Grows with every step; links of mails before it can no longer act.
  sequence integer not null default 0,
  changed_at timestamptz not null,
  -- Times of the calendar that nobody else can have: the agreed one and one that is talked about.
  held tstzmultirange,
  exclude using gist (int8range(calendar_id, calendar_id, '[]') with &&, held with &&) where (calendar_id is not null and held is not null)
);

create index visit_thread on visit (thread_id);

-- Links of mails by which somebody acts without signing in; kept as a digest only.
create table visit_link (
  token_hash bytea primary key,
  visit_id bigint not null references visit on delete cascade,
  side text not null check (side in ('visitor', 'advertiser')),
  -- Step of the visit the mail told of.
  sequence integer not null
);

create index visit_link_visit on visit_link (visit_id);
