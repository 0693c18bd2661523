-- References of ads as people type them: in any case, without the signs between. Agencies' ads are counted from it, too.
CREATE INDEX listing_active_reference ON listing (translate(upper(reference), ' -./_', '') text_pattern_ops) INCLUDE (agency_id) WHERE status = 1;
