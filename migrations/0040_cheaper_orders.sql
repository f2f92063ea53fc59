-- The e-mails kept for /dev/mail are some 9 KB: compressing them cost half of storing them.
alter table dev_mails
  alter column html set storage external,
  alter column text set storage external;

-- An order changes the stock of its products and nothing else. Without an index on the stock and with room left on each page
-- such a change writes no index; the list that is sorted by stock reads all products anyway, to count them.
drop index products_stock;
alter table products set (fillfactor = 70);

-- The triggers of a product run only when they have something to do.
drop trigger product_stock on products;
create trigger product_stock before insert or update of stock_quantity, in_stock on products
  for each row when (new.stock_quantity is not null and new.in_stock is distinct from (new.stock_quantity > 0))
  execute function follow_stock();

drop trigger product_search_row on products;
create trigger product_search_row after insert on products for each row execute function keep_product_search();
create trigger product_search_changed after update of price_cents, review_count, features, rating, in_stock,
  stock_quantity, created_at, category_id, brand, name on products
  for each row when (
    (old.price_cents, old.review_count, old.features, old.rating, old.in_stock, old.created_at, old.category_id, old.brand,
      old.name)
    is distinct from (new.price_cents, new.review_count, new.features, new.rating, new.in_stock, new.created_at,
      new.category_id, new.brand, new.name))
  execute function keep_product_search();
