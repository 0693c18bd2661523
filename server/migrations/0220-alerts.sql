-- Alerts on saved searches. What searches read of an ad before it changed, noted by whoever changes the read model in the same
-- transaction; worked off by the matching of saved searches.
create table ad_change (
  seq bigint primary key generated always as identity,
  listing_id integer not null,
  noted_at timestamptz not null default clock_timestamp(),
  -- The row of `ls`; null where the ad was not on offer.
  before jsonb,
  -- Its words, where those may have changed.
  tsv tsvector,
  words text
);

-- The conditions of a saved search as columns, a row for each place it looks in: changed ads find their searches by kind, place and
-- price (decision 0144). Made from the search's address, can be made anew at any time.
create table search_terms (
  search_id bigint not null references saved_search on delete cascade,
  -- 0 is everywhere.
  place_id integer not null,
  contract smallint not null,
  category smallint not null,
  -- The highest price that will do, or the largest number.
  price_reach integer not null,
  price_min integer,
  price_max integer,
  surface_min integer,
  surface_max integer,
  rooms_min integer,
  rooms_max integer,
  bedrooms_min integer,
  bedrooms_max integer,
  bathrooms_min integer,
  sea_distance_max integer,
  year_built_min integer,
  typologies smallint[],
  -- Masks of bits: of each mask any bit will do.
  traits_any integer[],
  amen_any integer[],
  -- All of these bits must be there.
  traits_all integer not null default 0,
  amen_all integer not null default 0,
  no_auction boolean not null default false,
  reduced boolean not null default false,
  words tsquery,
  phrases text[],
  -- Cells that hold every position which will do; of what lies in them the shapes of the address decide.
  cells int8multirange,
  address text,
  primary key (search_id, place_id)
);
create index search_terms_kind on search_terms (contract, category, place_id, price_reach);

-- Who gets alerts: an account, or somebody who has proven an address by mail.
create table alert_reader (
  id bigint primary key generated always as identity,
  account_id bigint unique references account on delete cascade,
  email text,
  email_key text unique,
  language text,
  created_at timestamptz not null default now(),
  proven_at timestamptz,
  -- Another one makes the links of earlier mails worthless.
  turn integer not null default 0,
  ended_at timestamptz,
  end_reason text check (end_reason in ('unsubscribed', 'bounced')),
  -- When a mail is to be made of what searches have found: at once, and at the hour of daily ones. Null: nothing is waiting.
  soon_at timestamptz,
  daily_at timestamptz,
  mailed_at timestamptz,
  check ((account_id is null) <> (email is null)),
  check ((email is null) = (email_key is null))
);
create index alert_reader_soon on alert_reader (soon_at) where soon_at is not null;
create index alert_reader_daily on alert_reader (daily_at) where daily_at is not null;

alter table saved_search
  alter column account_id drop not null,
  add column reader_id bigint references alert_reader on delete cascade,
  -- Changes of ads before this are none of its news.
  add column watched_since timestamptz not null default now(),
  -- Which form of `search_terms` was made of it; null: none yet.
  add column terms_form integer,
  -- The last of its news that was told by mail, and that was looked at.
  add column told_news bigint not null default 0,
  add column visited_news bigint not null default 0,
  -- Another one makes the addresses of its feeds worthless.
  add column feed_turn integer not null default 0,
  add check ((account_id is null) <> (reader_id is null)),
  add unique (reader_id, criteria);
create index saved_search_without_terms on saved_search (id) where terms_form is null;

insert into alert_reader (account_id) select distinct account_id from saved_search where alert <> 'none';

-- What became of the ads of a saved search since it was saved, in order.
create table search_news (
  id bigint primary key generated always as identity,
  search_id bigint not null references saved_search on delete cascade,
  listing_id integer not null,
  change_seq bigint not null,
  kind text not null check (kind in ('new', 'cheaper', 'dearer', 'sold', 'gone', 'back')),
  at timestamptz not null,
  -- Euros; null when on request.
  price integer,
  price_before integer,
  unique (search_id, change_seq)
);
create index search_news_order on search_news (search_id, id);
create index search_news_ad on search_news (search_id, listing_id, id);
create index search_news_at on search_news (at);

-- Which ads somebody was told of, and by which change the last time: each change once, whatever searches found it.
create table alert_told (
  reader_id bigint not null references alert_reader on delete cascade,
  listing_id integer not null,
  change_seq bigint not null,
  told_at timestamptz not null default now(),
  primary key (reader_id, listing_id)
);
create index alert_told_at on alert_told (told_at);

-- Mails of which one can be taken off with one press (RFC 8058), and those whose recipient the mail server refuses for good.
alter table mail_outbox
  add column unsubscribe_url text,
  add column refused_at timestamptz;
create index mail_outbox_refused on mail_outbox (refused_at) where refused_at is not null;

-- Up to which news it was looked who is to get a mail.
create table alert_mark (
  single boolean primary key default true check (single),
  marked_news bigint not null
);
insert into alert_mark (marked_news) values (0);
