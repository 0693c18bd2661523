-- What somebody chose when they were asked what may be stored (decision 0152): proof for whoever has to give it (GDPR, article 7), without
-- anything by which a person could be found.
CREATE TABLE consent_receipt (
  id         uuid PRIMARY KEY,
  -- The choice of the same browser before it.
  previous   uuid,
  given_at   timestamptz NOT NULL DEFAULT now(),
  -- Of the words they read.
  version    integer NOT NULL,
  language   text NOT NULL,
  method     text NOT NULL CHECK (method IN ('accept', 'refuse', 'settings', 'navigation')),
  functional boolean NOT NULL,
  analytics  boolean NOT NULL,
  marketing  boolean NOT NULL,
  replay     boolean NOT NULL
);

CREATE INDEX consent_receipt_given ON consent_receipt (given_at);
