-- Reports of ads (DSA art. 16) and what the staff made of them. Ads are named by number: what was decided stays known when an
-- ad's record is taken away.
CREATE TABLE ad_report (
  id          bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  -- what the reporter and the staff call it by
  reference   text NOT NULL UNIQUE,
  -- the form that was filled in and a digest of what it said: the same form sent twice is one report
  form_key    uuid NOT NULL,
  digest      text NOT NULL,
  listing_id  integer NOT NULL,
  locale      text NOT NULL,
  reason      text NOT NULL CHECK (reason IN ('fraud', 'wrong', 'sold', 'discrimination', 'copyright', 'minors', 'illegal', 'other')),
  explanation text NOT NULL,
  -- empty where the reporter need not say; erased when the report is old
  name        text NOT NULL,
  email       text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  -- the decision that answered it
  decision_id bigint,
  UNIQUE (form_key, digest)
);
CREATE INDEX ad_report_listing ON ad_report (listing_id, id);
CREATE INDEX ad_report_open ON ad_report (listing_id) WHERE decision_id IS NULL;
CREATE INDEX ad_report_sender ON ad_report (lower(email), received_at);

CREATE TABLE moderation_decision (
  id          bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  reference   text NOT NULL UNIQUE,
  listing_id  integer NOT NULL,
  action      text NOT NULL CHECK (action IN ('dismiss', 'hide', 'restore', 'ask')),
  -- what a restriction is based on: the law, or the portal's own terms
  ground      text CHECK (ground IN ('law', 'terms')),
  -- the facts and the provision, in the words of who decided
  reasons     text NOT NULL,
  author      text NOT NULL,
  -- whether the advertiser could be written to
  told        boolean NOT NULL,
  decided_at  timestamptz NOT NULL DEFAULT now(),
  CHECK ((action = 'hide') = (ground IS NOT NULL))
);
CREATE INDEX moderation_decision_listing ON moderation_decision (listing_id, id);
ALTER TABLE ad_report ADD FOREIGN KEY (decision_id) REFERENCES moderation_decision;

-- Complaints about decisions (DSA art. 20); the next decision about the ad answers them.
CREATE TABLE moderation_complaint (
  id          bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  reference   text NOT NULL UNIQUE,
  form_key    uuid NOT NULL,
  digest      text NOT NULL,
  about_id    bigint NOT NULL REFERENCES moderation_decision,
  locale      text NOT NULL,
  email       text NOT NULL,
  explanation text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  decision_id bigint REFERENCES moderation_decision,
  UNIQUE (form_key, digest)
);
CREATE INDEX moderation_complaint_about ON moderation_complaint (about_id);

-- What was decided is not rewritten, by nobody.
CREATE FUNCTION moderation_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'decisions are kept as they were made';
END $$;
CREATE TRIGGER moderation_stays BEFORE UPDATE OR DELETE ON moderation_decision
  FOR EACH ROW EXECUTE FUNCTION moderation_stays();
