-- Folders of saved ads, and what somebody notes about an ad (R272). A folder may be shared: by a link that anybody may read, and with
-- people who put ads of their own into it. An ad stands once in a folder, however many of them have saved it.
create table saved_folder (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null,
  created_at timestamptz not null,
  -- Since when there is a link to it; null: there is none. Each link is another one than those before.
  linked_at timestamptz,
  link_turn integer not null default 0,
  unique (account_id, name)
);

create table saved_folder_person (
  folder_id bigint not null references saved_folder on delete cascade,
  account_id bigint not null references account on delete cascade,
  joined_at timestamptz not null,
  primary key (folder_id, account_id)
);

create index saved_folder_person_account on saved_folder_person (account_id);

-- Whoever has the mail's link may join, once.
create table saved_folder_invite (
  id bigint generated always as identity primary key,
  folder_id bigint not null references saved_folder on delete cascade,
  email text not null,
  invited_at timestamptz not null,
  unique (folder_id, email)
);

alter table account_ad
  add column note text not null default '',
  add column folder_id bigint references saved_folder on delete set null;

create index account_ad_folder on account_ad (folder_id) where folder_id is not null;

-- What was taken off a list a moment ago, so that it comes back as it was.
create table account_ad_removed (
  account_id bigint not null references account on delete cascade,
  mark text not null,
  listing_id integer not null,
  marked_at timestamptz not null,
  turn bigint not null,
  note text not null,
  folder_id bigint references saved_folder on delete set null,
  removed_at timestamptz not null,
  primary key (account_id, mark, listing_id)
);
