-- A page of everybody's orders, newest first, is cut from this index alone.
create index orders_newest on orders (created_at desc, id);
drop index orders_created;
