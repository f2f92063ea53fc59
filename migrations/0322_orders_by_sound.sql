-- The newest orders with a word are found in this index alone: an order's row is ten times as wide as what is compared.
drop index orders_newest;
create index orders_newest on orders (created_at desc, id) include (sound_key, search_key);
