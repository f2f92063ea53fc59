-- The family and model by which people know a product («Argos B8F-28»), which an administrator writes; empty for none. What the
-- first part of the SKU stood for until now stays.
alter table products add column family text not null default '';
update products set family = brand || ' ' || substr(sku, 5)
where sku ~ '^[^-]{3}-.' and upper(left(brand, 1)) = left(sku, 1);

drop trigger product_search_stale on products;
create trigger product_search_stale after update of sku, name, family, short_description, description, brand, category_id,
  specifications, features, ean, mpn on products
  for each row when (
    (old.sku, old.name, old.family, old.short_description, old.description, old.brand, old.category_id, old.specifications,
      old.features, old.ean, old.mpn)
    is distinct from (new.sku, new.name, new.family, new.short_description, new.description, new.brand, new.category_id,
      new.specifications, new.features, new.ean, new.mpn))
  execute function stale_product_search();
