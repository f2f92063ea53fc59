-- An order keeps the VAT rate it was made with: every figure of it is reckoned from that one for ever.
alter table orders add vat_percent integer not null default 24 check (vat_percent between 0 and 100);
alter table orders alter vat_percent drop default;

drop index orders_sold;
create index orders_sold on orders (created_at)
  include (id, customer_id, total_cents, refunded_cents, discount_cents, shipping_cents, vat_percent)
  where status in ('confirmed', 'processing', 'shipped', 'delivered');

create or replace view sold_lines_now as
  select order_id, position, (created_at at time zone 'Europe/Athens')::date as day, product_id, sku, quantity,
    quantity * share * price_cents as goods_cents,
    case when with_installation then quantity * share * installation_price_cents end as installation_cents, vat_percent
  from order_lines
  join lateral (
    select created_at, vat_percent, (total_cents - refunded_cents)::float8 / nullif(total_cents + discount_cents, 0) as share
    from orders where id = order_id and status in ('confirmed', 'processing', 'shipped', 'delivered')
  ) as sold on true;
alter table sold_lines add vat_percent integer not null default 24;
alter table sold_lines alter vat_percent drop default;
