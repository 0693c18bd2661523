-- Who acts for an agency, and as what (R247). An account may act for several; what a role may do stands in the contracts.
create table agency_member (
  agency_id integer not null references agency on delete cascade,
  account_id bigint not null references account on delete cascade,
  -- `agency` is the account of the agency itself; one of these is always left.
  role text not null check (role in ('agency', 'delegate', 'agent', 'custom')),
  -- Of the role `custom` alone.
  permissions text[] not null default '{}',
  since timestamptz not null,
  primary key (agency_id, account_id)
);

create index agency_member_account on agency_member (account_id);

-- Whoever has the mail's link may join, once.
create table agency_invite (
  id bigint generated always as identity primary key,
  agency_id integer not null references agency on delete cascade,
  email text not null,
  role text not null check (role in ('agency', 'delegate', 'agent', 'custom')),
  permissions text[] not null default '{}',
  invited_at timestamptz not null
);

create unique index agency_invite_mailbox on agency_invite (agency_id, lower(email));

-- For whom is acted in a browser. With the membership it goes by itself, whoever takes it away.
alter table account_session
  add column acting_for integer,
  add constraint account_session_acting_for foreign key (acting_for, account_id)
    references agency_member (agency_id, account_id) on delete set null (acting_for);

create index account_session_acting_for on account_session (acting_for, account_id) where acting_for is not null;
