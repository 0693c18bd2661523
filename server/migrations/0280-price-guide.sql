-- The price guide: what is asked for a square metre. Made anew from the read model by a job, so that pages only look it up.
create table price_figure (
  place_id integer not null,
  contract smallint not null,
  -- What is compared with what: 1 flats, 2 houses, 3 building land.
  kind     smallint not null,
  -- By what the ads of a place are told apart, and of which of them the row is: domains/price-guide/guide-cuts.ts.
  cut      smallint not null,
  value    smallint not null,
  -- Properties on offer, each once whoever advertises it.
  n        integer not null,
  -- Euros per square metre; null where there are too few.
  q1       double precision,
  median   double precision,
  q3       double precision,
  -- Euros for the whole.
  price    double precision,
  -- How many ask less than they once did, and by how much in the middle, in hundredths of a per cent.
  reduced  integer not null,
  reduction double precision,
  -- Days since they were published, in the middle.
  days     double precision,
  primary key (place_id, contract, kind, cut, value)
);

-- Of which version of the read model the figures are.
create table price_figure_state (
  single  boolean primary key default true check (single),
  version bigint not null,
  built_at timestamptz not null
);

-- What the figures were in each month: of the current one as of now, of earlier ones as of their last day. Never made anew.
create table price_snapshot (
  place_id integer not null,
  contract smallint not null,
  kind     smallint not null,
  month    date not null check (extract(day from month) = 1),
  n        integer not null,
  q1       double precision not null,
  median   double precision not null,
  q3       double precision not null,
  -- History of the demonstration, which nobody has seen; pages say so.
  invented boolean not null default false,
  primary key (place_id, contract, kind, month)
);
