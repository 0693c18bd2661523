-- Ads that people write on the portal themselves, from the first word typed on. What was typed is kept as it was typed; the ad that
-- everybody sees is made of it when it is published.
create table own_ad (
  id integer generated always as identity primary key,
  -- Null until its writer signs in: whoever has its link goes on writing.
  account_id bigint references account on delete cascade,
  -- Null until it is published for the first time.
  listing_id integer unique references listing on delete set null,
  -- One more with each change; what a page has not seen it does not overwrite.
  version integer not null default 1,
  fields jsonb not null default '{}',
  -- The version in which each field was changed last.
  changed jsonb not null default '{}',
  state text not null default 'draft' check (state in ('draft', 'live', 'paused', 'sold', 'expired', 'deleted')),
  -- What a deleted one was, so that it can come back as that.
  state_before text,
  -- What the rules found when it was last published, by their keys.
  findings text[] not null default '{}',
  locale text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  expires_at timestamptz,
  -- When its owner was told that it expires soon.
  warned_at timestamptz,
  deleted_at timestamptz
);
create index own_ad_account on own_ad (account_id, updated_at);
create index own_ad_expiry on own_ad (expires_at) where state = 'live';
create index own_ad_forgotten on own_ad (updated_at) where account_id is null or state in ('draft', 'deleted');

create table own_ad_photo (
  id integer generated always as identity primary key,
  own_ad_id integer not null references own_ad on delete cascade,
  position smallint not null,
  media_id integer not null references media,
  room text,
  unique (own_ad_id, media_id)
);
create index own_ad_photo_order on own_ad_photo (own_ad_id, position);

-- Whoever deletes an account takes along the ads that were written under it.
create function forget_own_listing() returns trigger language plpgsql as $$
begin
  delete from listing where id = old.listing_id;
  return null;
end $$;
create trigger forget_own_listing after delete on own_ad
  for each row when (old.listing_id is not null) execute function forget_own_listing();

-- How often an ad was saved, for its owner.
create index account_ad_listing on account_ad (listing_id, mark);
