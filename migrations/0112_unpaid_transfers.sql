-- When the customer was reminded of the deposit for an order; it is cancelled some days later.
alter table orders add column payment_reminded_at timestamptz;
-- What a customer keeps from others without having paid, counted with every order.
create index orders_unpaid on orders (customer_id) where status = 'pending' and payment_state in ('due', 'awaiting');
