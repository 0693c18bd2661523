-- A calendar entry that goes along with a mail: its method and its text. Emptied with the bodies.
alter table mail_outbox add column calendar jsonb;
