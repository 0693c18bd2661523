-- Searches people have saved (R273). The criteria stand as the address of the list without language, order and page, so that
-- the same search is known again in every language.
create table saved_search (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null,
  criteria text not null,
  alert text not null check (alert in ('none', 'daily', 'real-time')),
  -- What alerts are written in.
  language text not null,
  created_at timestamptz not null,
  unique (account_id, criteria)
);

create sequence recent_search_turn;

-- Searches people made while they were signed in, in the words of their page; the oldest make room.
create table recent_search (
  account_id bigint not null references account on delete cascade,
  path text not null,
  title text not null,
  details text not null,
  turn bigint not null default nextval('recent_search_turn'),
  primary key (account_id, path)
);

alter sequence recent_search_turn owned by recent_search.turn;
