-- Of an order that is paid in part money is given back too, when its consumer withdraws.
drop index orders_refund_due;
alter table orders drop column is_refund_due;
alter table orders add column is_refund_due boolean not null generated always as (
  payment_state = 'refund_due'
  or refund_due_on is not null and (payment_state = 'captured' or payment_state = 'due' and part_cents > 0)
) stored;
create index orders_refund_due on orders (created_at desc, id) where is_refund_due;
