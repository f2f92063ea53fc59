-- Recalls of products for safety: what the pages of the products say, and which of their buyers were told.
create table recalls (
  id integer primary key generated always as identity,
  title text not null,
  -- Which pieces are meant, such as their serial numbers; blank for all.
  pieces text not null default '',
  hazard text not null,
  remedy text not null,
  contact text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  withdrawn_at timestamptz
);
create index recalls_open on recalls (created_at, id) where done_at is null and withdrawn_at is null;

-- A product that the catalogue no longer has keeps its buyers, whom its code finds.
create table recall_products (
  id integer primary key generated always as identity,
  recall_id integer not null references recalls (id) on delete cascade,
  product_id integer references products (id) on delete set null,
  sku text not null,
  name text not null,
  unique (recall_id, sku)
);
create index recall_products_product on recall_products (product_id);

create table recall_told (
  recall_product_id integer not null references recall_products (id) on delete cascade,
  customer_id text not null references customers (id),
  at timestamptz not null,
  way text not null check (way in ('message', 'phone')),
  -- Whose messages have not left yet: the press that told them, which can still be taken back.
  batch text,
  primary key (recall_product_id, customer_id)
);
create index recall_told_customer on recall_told (customer_id);
create index recall_told_batch on recall_told (batch, customer_id) where batch is not null;

-- Who holds pieces of a recalled product: those that have left the company and have not come back.
create view recall_holders as
with lines as (
  select recall.id as recall_product_id, recall_id, line.order_id, line.position, line.quantity - line.returned_quantity as pieces
  from recall_products recall join order_lines line on line.product_id = recall.product_id
  union all
  select recall.id, recall_id, line.order_id, line.position, line.quantity - line.returned_quantity
  from recall_products recall join order_lines line on line.product_id is null and line.sku = recall.sku
  where recall.product_id is null
)
select lines.recall_id, lines.recall_product_id, orders.customer_id, orders.id as order_id, orders.order_number,
  orders.shipping_address ->> 'phone' as phone, held.pieces, told.at as told_at, told.way
from lines
join orders on orders.id = lines.order_id and not orders.is_void
join customers on customers.id = orders.customer_id and customers.deleted_at is null
cross join lateral (
  select case when is_in_transit or has_arrived then lines.pieces else least(lines.pieces, (
    select coalesce(sum((piece ->> 'quantity')::integer), 0)::integer
    from order_parcels parcel cross join jsonb_array_elements(parcel.pieces) as piece
    where parcel.order_id = orders.id and (piece ->> 'line')::integer = lines.position)) end as pieces
) held
left join recall_told told on told.recall_product_id = lines.recall_product_id and told.customer_id = orders.customer_id
where held.pieces > 0;
