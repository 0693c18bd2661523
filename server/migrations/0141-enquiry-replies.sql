-- Answers by mail that stand in a conversation: mail servers hand the same mail over again when they lost our answer (O-18).
-- The key is a digest of the mail's id.
create table enquiry_reply (
  thread_id bigint not null references enquiry_thread on delete cascade,
  side text not null check (side in ('visitor', 'advertiser')),
  mail_key bytea not null,
  taken_at timestamptz not null,
  primary key (thread_id, side, mail_key)
);
