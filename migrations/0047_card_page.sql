-- An order that is paid on the provider's page waits for the payment, with its stock, until `payment_expires_at`; only such an
-- order has this instant. A refund is ordered here first (`refunded_cents`, the sum of all) and then made by a job.
alter table orders
  add column payment_expires_at timestamptz,
  add column refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
  drop constraint orders_payment_state_check,
  add constraint orders_payment_state_check check (payment_state in
    ('due', 'awaiting', 'authorised', 'captured', 'voided', 'refund_due', 'refunding', 'refunded'));
update orders set refunded_cents = total_cents where payment_state = 'refunded';

-- What the daily comparison with the provider begins with.
create index orders_unsettled on orders (created_at)
  where payment_expires_at is not null and payment_state in ('awaiting', 'authorised', 'refund_due', 'refunding');

-- The provider's events that were received, so that each counts once. Without a foreign key: an order may be deleted before.
create table payment_events (
  id text primary key,
  type text not null,
  order_id text not null,
  received_at timestamptz not null
);
create index payment_events_received on payment_events (received_at);
