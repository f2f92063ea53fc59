-- Whether its consumer's withdrawal from the whole order binds: nothing of it is owed any more.
alter table orders add column is_withdrawn boolean not null default false;
update orders set is_withdrawn = true
where refund_due_on is not null and exists (
  select from withdrawals where order_id = orders.id and is_own and statement = '' and dismissed_at is null);

-- Of such an order money is given back too where it was paid in part.
drop index orders_refund_due;
alter table orders drop column is_refund_due;
alter table orders add column is_refund_due boolean not null generated always as (
  payment_state = 'refund_due' or refund_due_on is not null
    and (payment_state = 'captured' or payment_state = 'due' and part_cents > 0 and is_withdrawn)
) stored;
create index orders_refund_due on orders (created_at desc, id) where is_refund_due;

-- Nothing is owed of nothing.
update orders set payment_state = 'captured', is_prepaid = true
where total_cents = 0 and payment_state = 'due' and not is_void;
