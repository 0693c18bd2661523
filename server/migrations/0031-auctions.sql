-- Sales by courts. No status follows from another: the court sets each (R111).
CREATE TABLE auction (
  listing_id integer PRIMARY KEY REFERENCES listing ON DELETE CASCADE,
  -- the court's number of the case
  case_number text NOT NULL,
  status     text NOT NULL CHECK (status IN ('participable', 'not-participable', 'deserted', 'suspended')),
  -- first auction, second …; from the second on the lowest bid falls
  round      smallint NOT NULL CHECK (round > 0),
  starts_at  timestamptz NOT NULL,
  ends_at    timestamptz NOT NULL CHECK (ends_at > starts_at),
  -- euros: what the expert found it worth, the lowest bid, and what a bidder pays in first
  estimate   numeric(12, 2) NOT NULL CHECK (estimate > 0),
  lowest_bid numeric(12, 2) NOT NULL CHECK (lowest_bid > 0),
  deposit    numeric(12, 2) NOT NULL CHECK (deposit > 0)
);
