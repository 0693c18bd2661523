-- Country of a place abroad, ISO 3166; NULL where it is not known which (O-59).
ALTER TABLE listing ADD COLUMN place_country char(2);

-- A run that broke off, by a failure or because its process died, has an outcome too (O-41).
ALTER TABLE feed_import DROP CONSTRAINT feed_import_state_check;
ALTER TABLE feed_import ADD CONSTRAINT feed_import_state_check CHECK (state IN ('running', 'applied', 'held', 'refused', 'failed'));
CREATE INDEX feed_import_running ON feed_import (agency_id) WHERE state = 'running';
