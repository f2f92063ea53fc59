-- Orders that the office makes. A price of its own decision stands on the line beside what the catalogue asked that day; a line
-- that is no product has neither product nor code, and labour says how long it took.
alter table order_lines
  add column list_price_cents integer check (list_price_cents >= 0),
  add column minutes integer check (minutes > 0);

alter table orders
  -- The part of the discount that the office gave, with VAT; the rest of it was paid with points.
  add column office_discount_cents integer not null default 0 check (office_discount_cents between 0 and discount_cents),
  add column discount_reason text,
  -- The day by which an order on account is to be paid.
  add column due_on date;
alter table orders drop constraint orders_payment_method_check;
alter table orders add constraint orders_payment_method_check
  check (payment_method in ('card', 'cash', 'bank_transfer', 'on_account'));
create index orders_on_account on orders (due_on) where payment_method = 'on_account' and payment_state = 'due';

-- A card that was read by a terminal of the company.
alter table payment_steps drop constraint payment_steps_kind_check;
alter table payment_steps add constraint payment_steps_kind_check check (kind in ('deposit', 'cash', 'card', 'refund'));
