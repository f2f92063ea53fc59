-- A secret address of a calendar ends by itself; those that exist end a year from now.
alter table calendar_feeds add column expires_at timestamptz not null default now() + interval '1 year';
-- When a calendar last read it, to the hour; null until the first time.
alter table calendar_feeds add column used_at timestamptz;
