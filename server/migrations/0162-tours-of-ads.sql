-- Where an ad's virtual tour and video are, at whoever hosts them.
ALTER TABLE listing
  ADD COLUMN tour_url text CHECK (tour_url ~ '^https?://' AND length(tour_url) <= 2000),
  ADD COLUMN video_url text CHECK (video_url ~ '^https?://' AND length(video_url) <= 2000);
