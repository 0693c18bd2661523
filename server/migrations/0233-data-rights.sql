-- When an account goes for good; its owner may come back until then.
alter table account add column leaves_at timestamptz;
create index account_leaving on account (leaves_at) where leaves_at is not null;

-- What somebody asked to have of everything that is kept of them: made by a job, to be fetched for a week.
create table account_export (
  account_id bigint primary key references account on delete cascade,
  asked_at timestamptz not null,
  -- Of the mail that says it is ready, with the page it leads to.
  locale text not null,
  page text not null,
  -- Null until the file is made.
  ready_at timestamptz,
  file bytea,
  expires_at timestamptz not null
);
create index account_export_open on account_export (asked_at) where ready_at is null;
create index account_export_age on account_export (expires_at);
