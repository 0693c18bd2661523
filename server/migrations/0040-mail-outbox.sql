-- Mails as they will be sent. Written in the transaction of whatever they tell about, so that none is lost and none
-- tells of something that never happened. The key makes queueing the same mail twice one mail.
create table mail_outbox (
  id bigint generated always as identity primary key,
  key text not null unique,
  template text not null,
  locale text not null,
  recipient text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  queued_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Null when there is nothing left to do.
  next_attempt_at timestamptz default now(),
  sent_at timestamptz,
  last_error text
);

create index mail_outbox_due on mail_outbox (next_attempt_at) where next_attempt_at is not null;
