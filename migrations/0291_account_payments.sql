-- Money that a customer paid without an order, or more than it, and what of it was given back. It is put against an order by a
-- step of that order, and what an order was paid too much can be kept here: what is left is reckoned from both tables.
create table account_payments (
  id bigint primary key generated always as identity,
  customer_id text not null references customers (id),
  kind text not null check (kind in ('payment', 'refund')),
  amount_cents integer not null check (amount_cents > 0),
  -- `carried`: what orders that were deleted with their time had moved.
  via text not null check (via in ('bank_transfer', 'cash', 'card', 'carried')),
  happened_on date not null,
  note text not null default '',
  person text not null,
  at timestamptz not null,
  undone_at timestamptz,
  undone_by text,
  undone_reason text,
  check ((undone_at is null) = (undone_by is null))
);
create index account_payments_customer on account_payments (customer_id, id);

alter table payment_steps drop constraint payment_steps_kind_check;
alter table payment_steps add constraint payment_steps_kind_check
  check (kind in ('deposit', 'cash', 'card', 'account', 'refund'));
alter table payment_steps drop constraint payment_steps_via_check;
alter table payment_steps add constraint payment_steps_via_check check (via in
  ('bank_transfer', 'courier', 'technician', 'office', 'provider', 'cash', 'card', 'from_account', 'to_account'));
-- From the account and to it, and nothing else.
alter table payment_steps add constraint payment_steps_account
  check ((kind = 'account') = (via = 'from_account') and (via <> 'to_account' or kind = 'refund'));
