-- Pictures and documents that people send each other along with a message (R274). They go with their conversation, by themselves, and
-- are stored in the transaction that stores the message: neither is there without the other.
create table enquiry_file (
  id bigint generated always as identity primary key,
  entry_id bigint not null references enquiry_entry (id) on delete cascade,
  name text not null,
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  bytes integer not null check (bytes between 1 and 33554432),
  width integer,
  height integer,
  data bytea not null
);
create index enquiry_file_of_entry on enquiry_file (entry_id);
-- Pictures and PDF are packed already.
alter table enquiry_file alter column data set storage external;
