-- What an order was sold with: what is collected in addition when it is paid at the door, and how it is delivered.
alter table orders
  -- The default is what the version before this one collects.
  add column cash_fee_cents integer not null default 200 check (cash_fee_cents >= 0),
  add column delivery_label text not null default '',
  -- The maximum number of working days; null if the day is agreed by telephone.
  add column delivery_days integer check (delivery_days >= 0);
update orders set
  delivery_label = case shipping_method
    when 'standard' then 'Κανονική Παράδοση' when 'express' then 'Ταχεία Παράδοση' else 'Παράδοση & Εγκατάσταση' end,
  delivery_days = case shipping_method when 'standard' then 5 when 'express' then 2 end;
-- A shop names its own ways of delivery.
alter table orders drop constraint orders_shipping_method_check;
-- Reports add up what was collected at the door from this index alone.
drop index orders_sold;
create index orders_sold on orders (created_at)
  include (id, customer_id, total_cents, refunded_cents, discount_cents, shipping_cents, vat_percent, payment_method, is_prepaid,
    cash_fee_cents)
  where is_sale;
