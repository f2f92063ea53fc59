-- A category's picture, as the public URL of a stored file; null where a drawing stands instead.
alter table categories add column image_url text;
