-- The visit that installs or brings an order's products belongs to the order: one that stands or is done, not before the day
-- on which the products can be there.
alter table appointments
  add column order_id text references orders (id) on delete set null,
  add column not_before date;
update appointments set order_id = named.order_id
from (
  select distinct on (orders.id) orders.id as order_id, visit.id as appointment_id
  from appointments visit
  join orders on orders.customer_id = visit.customer_id
    and visit.notes like 'Εγκατάσταση της παραγγελίας ' || orders.order_number || '%'
  where visit.status in ('pending', 'pending_approval', 'confirmed', 'completed') and orders.status <> 'cancelled'
  order by orders.id, visit.created_at desc
) named
where appointments.id = named.appointment_id;
create index appointments_order on appointments (order_id) where order_id is not null;
create unique index appointments_one_of_order on appointments (order_id)
  where order_id is not null and status in ('pending', 'pending_approval', 'confirmed', 'completed');
