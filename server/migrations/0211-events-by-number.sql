-- Readers ask for the last number and for what lies behind theirs, of all days: the key begins with the day (decision 0141).
CREATE INDEX tracked_event_number ON tracked_event (id);
