-- What administrators search products by, folded once and not with every row of every search.
alter table products add column find_key text not null
  generated always as (greek_key(name || ' ' || brand || ' ' || sku)) stored;
create index products_price on products (price_cents, id);
create index products_created on products (created_at desc, id desc);
create index products_updated on products (updated_at desc, id desc);
create index products_stock on products (stock_quantity, id);

-- Every address of a picture that is still shown: an order shows what was bought also when the product is gone.
create view shown_images as
  select unnest(image_urls) as url from products
  union all select image_url from services where image_url is not null
  union all select image from order_lines where image is not null;
