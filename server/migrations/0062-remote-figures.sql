-- What happens in visitors' browsers by remote and release: counts of short spans, never single visits. How many rows a
-- span can have is bounded by the names there are, so nobody can fill the table. Rows live for a day.
CREATE TABLE remote_figure (
  slot    timestamptz NOT NULL,
  -- Both empty for what belongs to no remote; the release alone for one that is no longer live.
  name    text NOT NULL,
  release text NOT NULL,
  -- 'view', 'load', 'mount' or the code of a failure.
  figure  text NOT NULL,
  -- Step of the time scale; 0 for what is only counted.
  step    smallint NOT NULL,
  count   integer NOT NULL,
  PRIMARY KEY (slot, name, release, figure, step)
);
