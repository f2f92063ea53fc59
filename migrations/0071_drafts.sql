-- A draft is no visitor's and no customer's: not for sale and not shown. A deleted product is a draft that can still be restored,
-- until a job removes its row. Below `low_stock_at` counted pieces a product is marked as low; null: the shop's usual threshold.
alter table products
  add column is_draft boolean not null default false,
  add column deleted_at timestamptz,
  add column low_stock_at integer check (low_stock_at >= 0),
  add constraint products_deleted_draft check (deleted_at is null or is_draft);
create index products_drafts on products (id) where is_draft;
create index products_deleted on products (lower(sku)) where deleted_at is not null;

-- A search knows products on sale alone, and no word of a draft reaches the vocabulary.
create or replace function keep_product_search() returns trigger language plpgsql as $$
begin
  if new.is_draft then
    delete from product_search where product_id = new.id;
    return null;
  end if;
  insert into product_search as kept (product_id, price_cents, review_count, features, rating, in_stock, created_at,
    search_category, brand, name_key)
  select new.id, new.price_cents, new.review_count, feature_bits(new.features), round(new.rating * 10), new.in_stock,
    new.created_at, c.search_category, new.brand, new.name_key
  from categories c where c.id = new.category_id
  on conflict (product_id) do update set
    price_cents = excluded.price_cents, review_count = excluded.review_count, features = excluded.features,
    rating = excluded.rating, in_stock = excluded.in_stock, created_at = excluded.created_at,
    search_category = excluded.search_category, brand = excluded.brand, name_key = excluded.name_key;
  return null;
end $$;
create trigger product_search_draft after update of is_draft on products
  for each row when (old.is_draft is distinct from new.is_draft) execute function keep_product_search();

-- A cart's line of a product that is withdrawn is treated like that of a deleted one, until the product is on sale again.
create function keep_withdrawn_name() returns trigger language plpgsql as $$
begin
  update cart_lines set removed_name = case when new.is_draft then new.name end where product_id = new.id;
  return null;
end $$;
create trigger product_withdrawn after update of is_draft on products
  for each row when (old.is_draft is distinct from new.is_draft) execute function keep_withdrawn_name();

-- Changes of products that can be undone, as they were made: for each product the fields before and after.
create table product_changes (
  id text primary key,
  label text not null,
  steps jsonb not null,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index product_changes_created on product_changes (created_at);

-- Which stored picture an address of an imported file became, so that it is fetched once.
create table fetched_pictures (
  source text primary key,
  url text not null,
  fetched_at timestamptz not null
);
