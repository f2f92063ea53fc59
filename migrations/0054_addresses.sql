-- A customer's delivery addresses; an order keeps its own copy. `address` is written as in orders. At most one is the default.
create table customer_addresses (
  id text primary key,
  customer_id text not null references customers (id),
  label text not null default '',
  address jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index customer_addresses_customer on customer_addresses (customer_id, created_at);
create unique index customer_addresses_default on customer_addresses (customer_id) where is_default;
