-- What is told of a decision waits here for the seconds in which it can be taken back. Whoever removes the row, the job
-- that tells or the request that takes back, is the one who does it.
create table held_news (
  id text primary key,
  -- What was decided on: 'order:…', 'customer:…', 'appointment:…'.
  subject text not null,
  -- What the decision changed, as it was and as it became.
  before jsonb not null,
  after jsonb not null,
  -- The e-mails and alerts that leave in the end.
  news jsonb not null,
  held_at timestamptz not null default now()
);

alter table orders
  add column refunded_at timestamptz,
  drop constraint orders_payment_state_check,
  add constraint orders_payment_state_check
    check (payment_state in ('due', 'authorised', 'captured', 'voided', 'refund_due', 'refunded'));

-- Codes that differ only in capitals are one code. Where two exist already, the later one gets its number behind it.
update products set sku = sku || '-' || id
where exists (select from products as earlier where lower(earlier.sku) = lower(products.sku) and earlier.id < products.id);
create unique index products_sku_lower on products (lower(sku));
