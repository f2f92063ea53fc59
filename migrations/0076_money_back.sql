-- A consumer who withdrew from a paid order is paid back by this day; null: nothing of that kind is open.
alter table orders add column refund_due_on date;
update orders set refund_due_on = (first_at at time zone 'Europe/Athens')::date + 14
from (select order_id, min(created_at) as first_at from withdrawals where is_own group by order_id) as withdrawn
where withdrawn.order_id = orders.id and account_type = 'private' and refunded_cents = 0
  and (delivered_at is null or first_at < delivered_at + interval '15 days');

alter table orders add column is_refund_due boolean not null generated always as (
  payment_state = 'refund_due' or (payment_state = 'captured' and refund_due_on is not null)
) stored;
drop index orders_refund_due;
create index orders_refund_due on orders (created_at desc, id) where is_refund_due;

-- A credit note may also credit a part of a document, as often as something is left of it.
alter table order_documents
  add column credits text references order_documents (id) on delete cascade,
  drop constraint order_documents_check,
  add constraint order_documents_check check (
    num_nonnulls(cancels, credits) = case when kind in ('receipt', 'invoice') then 0 else 1 end
  );
create index order_documents_credits on order_documents (credits);

-- What was received of an order while the rest of its amount is still to come; of a cancelled one, all that was ever received
-- if that was a part. 0: nothing yet, or everything.
alter table orders add column part_cents integer not null default 0 check (part_cents >= 0 and part_cents < total_cents or part_cents = 0);
