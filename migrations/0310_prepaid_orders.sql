-- Whether an order that was to be paid at the door was paid in full before, so that nothing is collected there.
alter table orders add column is_prepaid boolean not null default false;
update orders set is_prepaid = true
where payment_method = 'cash' and part_cents = 0
  and payment_state in ('captured', 'refund_due', 'refunding', 'refunded')
  and exists (select from payment_steps where order_id = orders.id and kind <> 'refund' and undone_at is null)
  and not exists (select from payment_steps
    where order_id = orders.id and kind = 'cash' and via <> 'office' and undone_at is null);
