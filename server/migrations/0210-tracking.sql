-- What browsers tell with consent (decision 0141): kept by the day it arrived, so that a day is dropped at once.
CREATE SEQUENCE tracked_event_id;

CREATE TABLE tracked_event (
  day         date NOT NULL,
  id          bigint NOT NULL DEFAULT nextval('tracked_event_id'),
  message_id  text NOT NULL,
  name        text NOT NULL,
  -- Corrected by the clock of the server.
  happened_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  visitor     text NOT NULL,
  person      text,
  listing_id  integer,
  properties  jsonb NOT NULL,
  -- The first 24 bits of an IPv4 address, or 48 of an IPv6 one.
  network     text NOT NULL,
  agent       text NOT NULL CHECK (agent IN ('bot', 'phone', 'desktop')),
  -- What was allowed when it happened.
  consent     text[] NOT NULL,
  PRIMARY KEY (day, id)
) PARTITION BY RANGE (day);

CREATE INDEX tracked_event_visitor ON tracked_event (visitor);
CREATE INDEX tracked_event_person ON tracked_event (person) WHERE person IS NOT NULL;

-- Messages that have been taken: browsers send again what they do not know to be there.
CREATE TABLE tracked_message (
  message_id text PRIMARY KEY,
  day        date NOT NULL
);

CREATE INDEX tracked_message_day ON tracked_message (day);

-- How far each reader of the events has come.
CREATE TABLE tracking_reader (
  name    text PRIMARY KEY,
  read_to bigint NOT NULL
);

-- What became of an ad on a day: told with consent, by where people came from, automatic programs apart.
CREATE TABLE ad_traffic (
  day           date NOT NULL,
  listing_id    integer NOT NULL,
  entry_point   text NOT NULL,
  bot           boolean NOT NULL,
  seen          integer NOT NULL DEFAULT 0,
  opened        integer NOT NULL DEFAULT 0,
  phone         integer NOT NULL DEFAULT 0,
  message       integer NOT NULL DEFAULT 0,
  proposal      integer NOT NULL DEFAULT 0,
  virtual_visit integer NOT NULL DEFAULT 0,
  visit         integer NOT NULL DEFAULT 0,
  PRIMARY KEY (listing_id, day, entry_point, bot)
);
