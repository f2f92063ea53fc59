-- Reports add up a year of orders: they read this index alone.
create index orders_sold on orders (created_at)
  include (id, customer_id, total_cents, refunded_cents, discount_cents, shipping_cents)
  where status in ('confirmed', 'processing', 'shipped', 'delivered');
