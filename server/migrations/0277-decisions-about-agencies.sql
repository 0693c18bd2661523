-- What the staff has decided about the request of an agency or a constructor (R244).
ALTER TABLE agency_request
  ADD COLUMN state      text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'asked', 'approved', 'refused')),
  ADD COLUMN reasons    text NOT NULL DEFAULT '',
  ADD COLUMN author     text,
  ADD COLUMN decided_at timestamptz,
  -- The agency that an approved request has founded.
  ADD COLUMN agency_id  integer REFERENCES agency ON DELETE SET NULL;
CREATE INDEX agency_request_waiting ON agency_request (received_at) WHERE state IN ('open', 'asked');
