-- By which the facts of a product's brand are found: folding each product's brand for each question took most of a list's time.
alter table products add column brand_key text not null generated always as (greek_key(brand)) stored;
