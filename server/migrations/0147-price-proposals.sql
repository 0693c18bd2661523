-- Prices that visitors propose, as part of a conversation (R118). The latest of a conversation is the one talked about.
create table price_proposal (
  id bigint generated always as identity primary key,
  thread_id bigint not null references enquiry_thread on delete cascade,
  amount numeric(12, 2) not null check (amount > 0),
  state text not null check (state in ('open', 'replaced', 'accepted', 'declined')),
  changed_at timestamptz not null,
  -- Of the link by which the advertiser answers; kept as a digest only.
  token_hash bytea unique
);

create index price_proposal_thread on price_proposal (thread_id);
create unique index price_proposal_open on price_proposal (thread_id) where state = 'open';
