-- A search reads the same few columns of every match: they come first, where reading a row ends early. Ratings are counted from
-- 1, 2, 3, 4 and 5 on, so `facets` has them rounded down: a search then has some hundred groups to sum up, not some thousand.
create temporary table kept as
  select product_id, price_cents, features, brand, search_category, created_at, review_count, rating, version, in_stock, name_key,
    terms
  from product_search;
drop table product_search;
create table product_search (
  product_id integer primary key references products (id) on delete cascade,
  -- Features in bits 0 to 9, ten times the rating rounded down in 10 to 15 (0: unrated), in stock in 16, the group in 17 and 18.
  facets integer not null generated always as (
    features | (coalesce(rating / 10 * 10, 0)::integer << 10) | (in_stock::integer << 16)
    | ((array_position(array['cameras', 'alarms', 'access', 'sensors'], search_category) - 1) << 17)) stored,
  -- The order of products that match equally well, greatest first: in stock in bit 62, ten times the rating plus one in 56 to
  -- 61 (0: unrated), the number of ratings in 32 to 55, and what is left after the id, so that the older product is first.
  worth bigint not null generated always as (
    (in_stock::integer::bigint << 62) | (least(coalesce(rating + 1, 0), 63)::bigint << 56)
    | (least(review_count, 16777215)::bigint << 32) | (2147483647 - product_id)) stored,
  price_cents integer not null,
  -- One bit for each of the ten features.
  features integer not null,
  brand text not null,
  search_category text not null,
  created_at timestamptz not null,
  review_count integer not null,
  rating smallint,
  -- Which edition of the folding wrote `terms`; 0: the product has changed since.
  version smallint not null default 0,
  in_stock boolean not null,
  -- The terms of the name alone, which the score reads.
  name_terms tsvector not null generated always as (ts_filter(terms, '{a,b}')) stored,
  name_key text not null,
  -- Words with their place as weight: A head of the name, B rest of the name, C elsewhere.
  terms tsvector not null default '',
  -- Makes a row so long that its terms are stored apart (migration 0043).
  apart text not null generated always as (repeat(' ', 2100)) stored
);
alter table product_search set (toast_tuple_target = 128);
alter table product_search
  alter column brand set storage plain,
  alter column search_category set storage plain,
  alter column name_key set storage plain,
  alter column name_terms set storage plain;
insert into product_search (product_id, price_cents, features, brand, search_category, created_at, review_count, rating, version,
  in_stock, name_key, terms)
select product_id, price_cents, features, brand, search_category, created_at, review_count, rating, version,
  in_stock, name_key, terms
from kept order by product_id;
drop table kept;

create index product_search_terms on product_search using gin (terms) with (fastupdate = off);
create index product_search_name_terms on product_search using gin (name_terms) with (fastupdate = off);
create index product_search_worth on product_search (worth desc);
create index product_search_version on product_search (version);
analyze product_search;
