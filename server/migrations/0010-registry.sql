-- Which release of which remote is live. Revisions are numbered without gaps, so inserting the
-- next one is the compare-and-swap: of two writers that saw the same revision one fails.
create table registry_release (
  name text not null,
  release text not null,
  manifest jsonb not null,
  published_at timestamptz not null default now(),
  primary key (name, release)
);

create table registry_entry (
  name text primary key,
  state text not null default 'on' check (state in ('on', 'off')),
  stable text not null,
  previous text,
  canary jsonb,
  foreign key (name, stable) references registry_release (name, release),
  foreign key (name, previous) references registry_release (name, release)
);

create table registry_revision (
  revision integer primary key check (revision > 0),
  name text not null,
  author text not null,
  reason text not null,
  entries jsonb not null,
  changed_at timestamptz not null default now()
);
