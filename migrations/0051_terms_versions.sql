-- The terms as they were published, filled in; the last row is in force. A row never changes: orders keep the one they were made under.
create table terms_versions (
  id integer primary key generated always as identity,
  body text not null,
  hash text not null generated always as (md5(body)) stored,
  valid_from date not null,
  created_at timestamptz not null default now()
);
alter table orders add column terms_version integer references terms_versions (id);
create index orders_terms_version on orders (terms_version);
