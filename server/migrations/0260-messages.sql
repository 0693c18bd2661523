-- What people do with a conversation on the page of messages (R274), beside mails.

-- A message of a browser has an id from there, so that what is sent twice is one (O-18).
alter table enquiry_entry add column client_id uuid;
create unique index enquiry_entry_client on enquiry_entry (thread_id, side, client_id) where client_id is not null;

alter table enquiry_thread
  -- The last entry of each side: what is unread is found without looking at entries.
  add column visitor_last bigint not null default 0,
  add column advertiser_last bigint not null default 0,
  -- Put away until something new comes.
  add column visitor_archived_at timestamptz,
  add column advertiser_archived_at timestamptz,
  -- Since when a side takes nothing more from the other.
  add column visitor_blocked_at timestamptz,
  add column advertiser_blocked_at timestamptz,
  -- Which of its addresses a side shows the other: phone, email. The form of an ad gives the visitor's number to be called.
  add column visitor_shares text[] not null default '{phone}',
  add column advertiser_shares text[] not null default '{}';

update enquiry_thread t set
  visitor_last = coalesce((select max(id) from enquiry_entry e where e.thread_id = t.id and e.side = 'visitor'), 0),
  advertiser_last = coalesce((select max(id) from enquiry_entry e where e.thread_id = t.id and e.side = 'advertiser'), 0);

-- One spelling of what is searched and of what is searched for: small letters, without accents, đ and dj as d.
create function message_fold(said text) returns text language sql immutable parallel safe as $$
  select replace(translate(lower(said), 'čćžšđäöüßàáâèéêëìíîïòóôùúûñç', 'cczsdaousaaaeeeeiiiiooouuunc'), 'dj', 'd')
$$;
