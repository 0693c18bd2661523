-- What a report is about where it is a conversation about the ad: who is accused and what was said, as it was when the report came (DSA
-- art. 16). Erased together with the reporter's name.
alter table ad_report add column evidence jsonb;
