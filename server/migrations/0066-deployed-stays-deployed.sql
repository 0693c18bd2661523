-- What a token may publish, given by an operator. Null: what the registry already names of its remote, and nothing new.
ALTER TABLE registry_token ADD COLUMN role text CHECK (role IN ('primary', 'essential', 'regular')), ADD COLUMN routes text[];

-- When a checkout built a release that its start registered; null for releases that somebody published. What is known of
-- older ones is who made them live first.
ALTER TABLE registry_release ADD COLUMN built_at timestamptz;
UPDATE registry_release r SET built_at = r.published_at
FROM (
  SELECT DISTINCT ON (v.name, e ->> 'stable') v.name, e ->> 'stable' AS release, v.author
  FROM registry_revision v, jsonb_array_elements(v.entries) e
  WHERE e ->> 'name' = v.name
  ORDER BY v.name, e ->> 'stable', v.revision
) first_live
WHERE first_live.name = r.name AND first_live.release = r.release AND first_live.author = 'local build';

-- Ed25519, PKCS8 in base64: what copies of the registry on disks of servers are signed with.
ALTER TABLE registry_secret ADD COLUMN mirror_key text;
