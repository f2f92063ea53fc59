-- Found when an order is deleted, whatever became of its visits.
create index appointments_of_order on appointments (order_id);
