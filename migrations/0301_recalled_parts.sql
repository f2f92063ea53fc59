-- Kits name their parts by codes in a specification, such as «PHY-HUB2, PHY-PIR ×2»: `partsIn` in `catalogue/read-device.ts`.
create index products_kits on products (id) where specifications @? '$.*.contains';

create view kit_parts as
select kit.id as kit_id, part.names[1] as sku, max(coalesce(part.names[2]::integer, 1)) as pieces
from products kit
cross join lateral jsonb_path_query(kit.specifications, '$.*.contains') as listed
cross join lateral regexp_split_to_table(listed #>> '{}', ',') as entry
cross join lateral regexp_match(btrim(entry), '^(\S+)(?:\s*[×xX*]\s*(\d{1,3}))?$') as part(names)
where kit.specifications @? '$.*.contains' and part.names is not null and part.names[2] is distinct from '0'
group by kit.id, part.names[1];

-- As before, and whoever holds a kit that contains a recalled part.
create or replace view recall_holders as
with lines as (
  select recall.id as recall_product_id, recall_id, line.order_id, line.position,
    line.quantity - line.returned_quantity as pieces, 1 as each
  from recall_products recall join order_lines line on line.product_id = recall.product_id
  union all
  select recall.id, recall_id, line.order_id, line.position, line.quantity - line.returned_quantity, 1
  from recall_products recall join order_lines line on line.product_id is null and line.sku = recall.sku
  where recall.product_id is null
  union all
  select recall.id, recall_id, line.order_id, line.position, line.quantity - line.returned_quantity, part.pieces
  from recall_products recall
  join kit_parts part on part.sku = recall.sku
  join order_lines line on line.product_id = part.kit_id
)
select lines.recall_id, lines.recall_product_id, orders.customer_id, orders.id as order_id, orders.order_number,
  orders.shipping_address ->> 'phone' as phone, held.pieces * lines.each as pieces, told.at as told_at, told.way
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
