-- What signed-in people do on the page of their messages, recorded with their consent and without their words (decision 0196).
create table replay (
  id         uuid primary key default gen_random_uuid(),
  account_id bigint not null references account on delete cascade,
  started_at timestamptz not null default now(),
  -- When its last part came.
  ended_at   timestamptz not null default now(),
  bytes      integer not null default 0,
  -- Of the consent it was made with; of a later one that still allows it.
  receipt    uuid not null
);

create index replay_account on replay (account_id);
create index replay_started on replay (started_at);

-- A withdrawal names the choice before it.
create index consent_receipt_previous on consent_receipt (previous) where previous is not null;

create table replay_part (
  replay_id uuid not null references replay on delete cascade,
  number    integer not null check (number >= 0),
  -- Events of rrweb as JSON, masked.
  events    text not null,
  primary key (replay_id, number)
);
