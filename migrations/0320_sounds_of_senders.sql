-- Who wrote and about what is found however it is spelt. A long text has the letters of nearly every word in their order, so that
-- they pass over nothing; it is searched by what was typed.
alter table contact_messages drop column sound_key;
alter table contact_messages
  add column sound_key text not null generated always as (
    sound_letters(greek_key(name || ' ' || email || coalesce(' ' || phone, '') || coalesce(' ' || subject, '')))
  ) stored;
