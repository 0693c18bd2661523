-- What visitors write to advertisers and what they answer (R118, R119, R178, R192). A thread is one visitor's mailbox and one ad;
-- it goes with the ad, with the visitor's account, and 24 months after its last entry.
create table enquiry_thread (
  id bigint generated always as identity primary key,
  listing_id integer not null references listing on delete cascade,
  -- Null: a private seller, whose address the ad has.
  agency_id integer references agency on delete cascade,
  visitor_name text not null,
  -- As typed, for mails; the key is what makes two spellings one mailbox.
  visitor_email text not null,
  visitor_key text not null,
  visitor_phone text not null,
  -- What mails to the visitor are written in.
  visitor_locale text not null,
  -- Local parts of the addresses that stand for the two sides in mails to each other.
  visitor_alias text not null unique,
  advertiser_alias text not null unique,
  -- Last entry each side has seen.
  visitor_seen bigint not null default 0,
  advertiser_seen bigint not null default 0,
  opened_at timestamptz not null,
  changed_at timestamptz not null
);

create unique index enquiry_thread_pair on enquiry_thread (listing_id, visitor_key, coalesce(agency_id, 0));
create index enquiry_thread_visitor on enquiry_thread (visitor_key, changed_at);
create index enquiry_thread_agency on enquiry_thread (agency_id, changed_at) where agency_id is not null;
create index enquiry_thread_age on enquiry_thread (changed_at);

create table enquiry_entry (
  id bigint generated always as identity primary key,
  thread_id bigint not null references enquiry_thread on delete cascade,
  side text not null check (side in ('visitor', 'advertiser')),
  -- A contact type; what a kind brings along beyond the text stands in details.
  kind text not null,
  reason text,
  mode text,
  body text not null,
  details jsonb,
  via text not null check (via in ('site', 'mail')),
  written_at timestamptz not null
);

create index enquiry_entry_thread on enquiry_entry (thread_id, id);

-- A form as it was sent, for a week: sent twice it is one (O-18), and until its mailbox is proven nobody else reads it.
create table enquiry_submission (
  id bigint generated always as identity primary key,
  form_key uuid not null,
  digest text not null,
  reference text not null unique,
  listing_id integer not null references listing on delete cascade,
  visitor_key text not null,
  -- Of the text alone, however it is spaced: the same to many ads.
  text_key text not null,
  -- Null once the mailbox is proven.
  token_hash bytea unique,
  -- What was typed, while it waits; null afterwards.
  waiting jsonb,
  submitted_at timestamptz not null,
  unique (form_key, digest)
);

create index enquiry_submission_visitor on enquiry_submission (visitor_key, submitted_at);
create index enquiry_submission_text on enquiry_submission (text_key, submitted_at);
create index enquiry_submission_age on enquiry_submission (submitted_at);

-- Contacts by ad, without anybody's name: they stay when the conversation is deleted.
create table enquiry_lead (
  id bigint generated always as identity primary key,
  listing_id integer not null references listing on delete cascade,
  kind text not null,
  reason text,
  mode text,
  weight double precision not null,
  made_at timestamptz not null
);

create index enquiry_lead_listing on enquiry_lead (listing_id, made_at);

-- Who reads the mailbox of an advertiser reads its conversations.
create index agency_email on agency (lower(email)) where email is not null;
create index listing_owner_email on listing (lower(owner_email)) where owner_email is not null;

-- Whoever deletes an account takes along what was written from its mailbox, by whichever way it was sent.
create function forget_enquiries() returns trigger language plpgsql as $$
begin
  if old.email_verified_at is not null then
    delete from enquiry_thread where visitor_key = old.email_key;
    delete from enquiry_submission where visitor_key = old.email_key;
  end if;
  return null;
end $$;

create trigger account_enquiries after delete on account for each row execute function forget_enquiries();
