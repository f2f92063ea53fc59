-- What of its order had been received when a part was chosen: it counts only while that is all. After a deposit of one half the rest
-- is the same amount.
alter table card_payments add column seen_cents integer not null default 0;
update card_payments set seen_cents = orders.part_cents from orders
where orders.id = card_payments.order_id and card_payments.state = 'awaiting';
