-- When a change was noted, so that it can be told how far the read model is behind.
ALTER TABLE outbox ADD COLUMN noted_at timestamptz NOT NULL DEFAULT clock_timestamp();
