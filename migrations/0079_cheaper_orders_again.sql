-- A change of stock alone does not change what a search knows of a product, unless it is sold out with it or on sale again: then
-- the trigger that follows the stock says so, and no other has to compare nine columns after each order.
create or replace function follow_stock() returns trigger language plpgsql as $$
begin
  new.in_stock := new.stock_quantity > 0;
  if tg_op = 'UPDATE' then
    update product_search set in_stock = new.in_stock where product_id = new.id;
  end if;
  return new;
end $$;

drop trigger product_search_changed on products;
create trigger product_search_changed after update of price_cents, review_count, features, rating, in_stock, created_at,
  category_id, brand, name on products
  for each row when (
    (old.price_cents, old.review_count, old.features, old.rating, old.in_stock, old.created_at, old.category_id, old.brand,
      old.name)
    is distinct from (new.price_cents, new.review_count, new.features, new.rating, new.in_stock, new.created_at,
      new.category_id, new.brand, new.name))
  execute function keep_product_search();
