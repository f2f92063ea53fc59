-- Of the decisions on a subject that still wait to be told, only the latest is told; undoing it brings back the one before.
alter table held_news
  add column number bigint generated always as identity,
  add column replaced_by text references held_news (id) on delete cascade;
create index held_news_subject on held_news (subject);
create index held_news_replaced_by on held_news (replaced_by);
