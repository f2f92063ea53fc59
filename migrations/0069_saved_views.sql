-- The filters of an administrators' list under a name that all of them share.
create table saved_views (
  id integer primary key generated always as identity,
  list text not null check (list in ('orders', 'customers', 'products')),
  name text not null check (char_length(name) <= 40),
  filters text not null check (char_length(filters) <= 400),
  author text not null,
  created_at timestamptz not null
);
create unique index saved_views_name on saved_views (list, name);
