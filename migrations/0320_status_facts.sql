-- What an order's status means, each as a column: queries and indexes ask these and list no statuses. A status that is new to
-- the shop needs its answer in every one of them, for none has an `else`. `orders/status-facts.ts` says the same.
alter table orders
  add is_unconfirmed boolean not null generated always as (case status when 'pending' then true when 'confirmed' then false
    when 'processing' then false when 'shipped' then false when 'delivered' then false when 'cancelled' then false end) stored,
  add is_sale boolean not null generated always as (case status when 'pending' then false when 'confirmed' then true
    when 'processing' then true when 'shipped' then true when 'delivered' then true when 'cancelled' then false end) stored,
  add is_open boolean not null generated always as (case status when 'pending' then true when 'confirmed' then true
    when 'processing' then true when 'shipped' then true when 'delivered' then false when 'cancelled' then false end) stored,
  add is_void boolean not null generated always as (case status when 'pending' then false when 'confirmed' then false
    when 'processing' then false when 'shipped' then false when 'delivered' then false when 'cancelled' then true end) stored,
  add is_preparing boolean not null generated always as (case status when 'pending' then false when 'confirmed' then false
    when 'processing' then true when 'shipped' then false when 'delivered' then false when 'cancelled' then false end) stored,
  add is_in_transit boolean not null generated always as (case status when 'pending' then false when 'confirmed' then false
    when 'processing' then false when 'shipped' then true when 'delivered' then false when 'cancelled' then false end) stored,
  add has_arrived boolean not null generated always as (case status when 'pending' then false when 'confirmed' then false
    when 'processing' then false when 'shipped' then false when 'delivered' then true when 'cancelled' then false end) stored;

drop index orders_sold;
create index orders_sold on orders (created_at)
  include (id, customer_id, total_cents, refunded_cents, discount_cents, shipping_cents, vat_percent) where is_sale;
drop index orders_expected;
create index orders_expected on orders (estimated_delivery) where is_preparing or is_in_transit;
drop index orders_unpaid;
create index orders_unpaid on orders (customer_id) where is_unconfirmed and payment_state in ('due', 'awaiting');
create index orders_unconfirmed on orders (created_at, id) where is_unconfirmed;

create or replace view sold_lines_now as
  select order_id, position, (created_at at time zone 'Europe/Athens')::date as day, product_id, sku, quantity,
    quantity * share * price_cents as goods_cents,
    case when with_installation then quantity * share * installation_price_cents end as installation_cents, vat_percent
  from order_lines
  join lateral (
    select created_at, vat_percent, (total_cents - refunded_cents)::float8 / nullif(total_cents + discount_cents, 0) as share
    from orders where id = order_id and is_sale
  ) as sold on true;

drop trigger sold_order on orders;
create trigger sold_order after update of status, created_at, total_cents, discount_cents, refunded_cents on orders
  for each row when (
    (old.is_sale, old.created_at, old.total_cents, old.discount_cents, old.refunded_cents)
    is distinct from (new.is_sale, new.created_at, new.total_cents, new.discount_cents, new.refunded_cents))
  execute function keep_sold_order();
analyze orders;
