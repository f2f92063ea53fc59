-- The products that a customer keeps for later; those deleted from the catalogue leave the list.
create table wish_list_items (
  customer_id text not null references customers (id),
  product_id integer not null references products (id) on delete cascade,
  added_at timestamptz not null,
  primary key (customer_id, product_id)
);
create index wish_list_items_product on wish_list_items (product_id);
