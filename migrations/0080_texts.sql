-- Every text that an administrator may replace is stored alike, and all legal texts have dated versions, as the terms had.
alter table terms_versions rename to text_versions;
alter table text_versions add column text text not null default 'terms';
alter table text_versions alter column text drop default;
create index text_versions_text on text_versions (text, id desc);

update settings set key = 'text.terms', value = jsonb_build_object(
  'revision', value -> 'revision',
  'values', case when value ->> 'body' is null then null else jsonb_build_object('body', value -> 'body') end)
where key = 'terms';
update audit_log set entity = 'text' where entity = 'terms';
