-- What stays of an order with VAT: what was given back and what credit notes took off are mostly the same money, so the larger one
-- is taken off. Reports, turnovers and points read it.
alter table orders
  add column kept_cents integer not null
    generated always as (greatest(0, total_cents - greatest(refunded_cents, credited_cents))) stored,
  -- When credited_cents changed last.
  add column credited_at timestamptz;

update orders set credited_at = issued_at
from (select order_id, max(issued_at) as issued_at from order_documents group by order_id) written
where written.order_id = orders.id and credited_cents > 0;

-- Reports add up a year of orders from this index alone.
drop index orders_sold;
create index orders_sold on orders (created_at)
  include (id, customer_id, total_cents, kept_cents, discount_cents, shipping_cents, vat_percent, payment_method, is_prepaid,
    cash_fee_cents)
  where is_sale;

create or replace view sold_lines_now as
  select order_id, position, (created_at at time zone 'Europe/Athens')::date as day, product_id, sku, quantity,
    quantity * share * price_cents as goods_cents,
    case when with_installation then quantity * share * installation_price_cents end as installation_cents, vat_percent,
    (quantity - returned_quantity)::float8 * cost_cents as cost_cents
  from order_lines
  join lateral (
    select created_at, vat_percent, kept_cents::float8 / nullif(total_cents + discount_cents, 0) as share
    from orders where id = order_id and is_sale
  ) as sold on true;

drop trigger sold_order on orders;
create trigger sold_order
  after update of status, created_at, total_cents, discount_cents, refunded_cents, credited_cents on orders
  for each row when (
    (old.is_sale, old.created_at, old.total_cents, old.discount_cents, old.kept_cents)
    is distinct from (new.is_sale, new.created_at, new.total_cents, new.discount_cents, new.kept_cents))
  execute function keep_sold_order();

delete from sold_lines using orders where id = order_id and credited_cents > refunded_cents;
insert into sold_lines select sold_lines_now.* from sold_lines_now join orders on id = order_id
  where credited_cents > refunded_cents;
