-- What customers search products by, folded once and not with every row of every search.
alter table products add column search_key text not null
  generated always as (greek_key(name || ' ' || short_description || ' ' || brand || ' ' || sku)) stored;
