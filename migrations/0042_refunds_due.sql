-- The overview counts the orders whose money is to be paid back; they are few among many.
create index orders_refund_due on orders (created_at desc, id) where payment_state = 'refund_due';
