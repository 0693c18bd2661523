-- Ads by what a person has made of them (R272). An ad that is sold or gone stays in the list, which says so; ids of ads whose
-- rows are taken away altogether are passed over, so nothing here refers to them.
create sequence account_ad_turn;

create table account_ad (
  account_id bigint not null references account on delete cascade,
  mark text not null check (mark in ('saved', 'hidden', 'seen')),
  listing_id integer not null,
  marked_at timestamptz not null,
  -- The order of lists; an ad seen again moves to the end.
  turn bigint not null default nextval('account_ad_turn'),
  primary key (account_id, mark, listing_id)
);

create index account_ad_order on account_ad (account_id, mark, turn);

alter sequence account_ad_turn owned by account_ad.turn;
