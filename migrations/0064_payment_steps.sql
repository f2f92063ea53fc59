-- What happened with an order's money after it was placed: a deposit that arrived, cash that was collected, money that was
-- given back; on which day, and who recorded it. A step that was undone stays, with who undid it and why.
create table payment_steps (
  id bigint primary key generated always as identity,
  order_id text not null references orders (id) on delete cascade,
  kind text not null check (kind in ('deposit', 'cash', 'refund')),
  amount_cents integer not null check (amount_cents > 0),
  -- Who collected the cash, or the way in which it was given back; `provider` is the payment provider.
  via text not null check (via in ('bank_transfer', 'courier', 'technician', 'office', 'provider', 'cash', 'card')),
  happened_on date not null,
  note text not null default '',
  person text not null,
  at timestamptz not null,
  undone_at timestamptz,
  undone_by text,
  undone_reason text,
  check ((undone_at is null) = (undone_by is null))
);
create index payment_steps_order on payment_steps (order_id, id);

-- What was recorded with the orders' own steps until now.
insert into payment_steps (order_id, kind, amount_cents, via, happened_on, person, at)
select id, case payment_method when 'cash' then 'cash' else 'deposit' end, total_cents,
  case when payment_method = 'bank_transfer' then 'bank_transfer' when shipping_method = 'installation' then 'technician' else 'courier' end,
  (paid_at at time zone 'Europe/Athens')::date, 'Διαχειριστής', paid_at
from (
  select orders.*, coalesce((select max(at) from order_history where order_id = orders.id and from_status <> to_status
    and to_status = case payment_method when 'cash' then 'delivered' else 'confirmed' end), created_at) as paid_at
  from orders
  where payment_method <> 'card' and payment_state in ('captured', 'refund_due', 'refunded') and total_cents > 0
) as paid;
insert into payment_steps (order_id, kind, amount_cents, via, happened_on, person, at)
select id, 'refund', refunded_cents, case when payment_expires_at is null then 'bank_transfer' else 'provider' end,
  (coalesce(refunded_at, created_at) at time zone 'Europe/Athens')::date, 'Διαχειριστής', coalesce(refunded_at, created_at)
from orders where refunded_cents > 0;

-- The pieces of a line that came back after the delivery and are counted in the stock again.
alter table order_lines add column returned_quantity integer not null default 0
  check (returned_quantity between 0 and quantity);

-- The list of what is to be collected.
create index orders_due on orders (created_at desc, id) where payment_state = 'due';
