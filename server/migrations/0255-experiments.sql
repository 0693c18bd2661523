-- Experiments leave something out for a part of those who open pages (decision 0189), and end; their results are read from what was told.
CREATE TABLE experiment (
  name       text PRIMARY KEY CHECK (name ~ '^[a-z0-9-]{2,40}$'),
  -- The feature that is left out.
  flag       text NOT NULL,
  -- Shares of who gets pages as they are, and of who gets them without.
  weight_on  double precision NOT NULL,
  weight_off double precision NOT NULL,
  started_at timestamptz NOT NULL,
  started_by text NOT NULL,
  stopped_at timestamptz,
  stopped_by text,
  CHECK (weight_on >= 0 AND weight_off >= 0 AND weight_on + weight_off BETWEEN 0.99 AND 1.01)
);

-- A feature is tried once at a time.
CREATE UNIQUE INDEX experiment_runs ON experiment (flag) WHERE stopped_at IS NULL;
