-- What people write to an agency about no ad of its own; kept as long as messages to the portal.
CREATE TABLE agency_message (
  id          bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  reference   text NOT NULL UNIQUE,
  form_key    uuid NOT NULL,
  digest      text NOT NULL,
  locale      text NOT NULL,
  agency_id   integer NOT NULL REFERENCES agency ON DELETE CASCADE,
  agent_id    integer REFERENCES agent ON DELETE SET NULL,
  topic       text NOT NULL CHECK (topic IN ('buy', 'sell', 'rent', 'let', 'other')),
  name        text NOT NULL,
  email       text NOT NULL,
  phone       text NOT NULL,
  body        text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (form_key, digest)
);
CREATE INDEX agency_message_received ON agency_message (received_at);
CREATE INDEX agency_message_agency ON agency_message (agency_id);
