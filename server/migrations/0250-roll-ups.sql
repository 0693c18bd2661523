-- What became of the ads of an agency on a day (decision 0159): whose an ad is, is decided when it is counted, and stays when the ad is gone.
CREATE TABLE agency_traffic (
  day           date NOT NULL,
  agency_id     integer NOT NULL,
  entry_point   text NOT NULL,
  bot           boolean NOT NULL,
  seen          integer NOT NULL DEFAULT 0,
  opened        integer NOT NULL DEFAULT 0,
  phone         integer NOT NULL DEFAULT 0,
  message       integer NOT NULL DEFAULT 0,
  proposal      integer NOT NULL DEFAULT 0,
  virtual_visit integer NOT NULL DEFAULT 0,
  visit         integer NOT NULL DEFAULT 0,
  PRIMARY KEY (agency_id, day, entry_point, bot)
);

CREATE INDEX agency_traffic_day ON agency_traffic (day);
CREATE INDEX ad_traffic_day ON ad_traffic (day);

-- Pages this portal has sent to browsers, of everybody, without anything by which one visitor could be told from another.
CREATE TABLE page_count (
  day        date NOT NULL,
  page       text NOT NULL CHECK (page IN ('home', 'list', 'ad', 'agency', 'user', 'other')),
  -- The ad of a page; 0 for others.
  listing_id integer NOT NULL,
  agent      text NOT NULL CHECK (agent IN ('bot', 'phone', 'desktop')),
  pages      integer NOT NULL,
  PRIMARY KEY (day, page, listing_id, agent)
);

CREATE INDEX page_count_listing ON page_count (listing_id, day) WHERE listing_id > 0;
