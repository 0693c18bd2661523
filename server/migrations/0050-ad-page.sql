-- What the page of an ad needs beside the facts: ways to write to the advertiser, and why an ad is gone.
ALTER TABLE agency ADD COLUMN email text;
ALTER TABLE listing
  ADD COLUMN owner_email text,
  -- why there is no energy class: the certificate is being made, or the law asks for none
  ADD COLUMN energy_certificate text CHECK (energy_certificate IN ('in-preparation', 'exempt')),
  -- since when the advertiser's source no longer has an ad that was public; unlike a secret ad it is answered with 410
  ADD COLUMN withdrawn_at timestamptz;
