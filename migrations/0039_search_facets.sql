-- What a search counts, in one integer, so that it groups the products it found by two columns instead of six: features in
-- bits 0 to 9, ten times the rating in 10 to 15 (0: unrated), in stock in 16, the group in 17 and 18.
alter table product_search add column facets integer not null generated always as (
  features | (coalesce(rating, 0)::integer << 10) | (in_stock::integer << 16)
  | ((array_position(array['cameras', 'alarms', 'access', 'sensors'], search_category) - 1) << 17)) stored;

-- The order of products that match equally well.
create index product_search_worth on product_search (in_stock desc, rating desc nulls last, review_count desc, product_id);

-- Where any product has had a word: 1 in a name, 2 as its category's, 4 as a name's first. All words are collected again at the
-- next start.
alter table vocabulary add column places smallint not null default 0;
delete from vocabulary;
update product_search set version = 0;
