-- The parcels of an order that goes in several: their pieces by the position of the line. What is in none still waits; the last
-- parcel's number is the order's own.
create table order_parcels (
  id text primary key,
  number bigint not null unique generated always as identity,
  order_id text not null references orders (id) on delete cascade,
  pieces jsonb not null,
  tracking text,
  courier text,
  sent_at timestamptz not null
);
create index order_parcels_order on order_parcels (order_id, number);
create index order_parcels_tracking on order_parcels (tracking) where tracking is not null;
