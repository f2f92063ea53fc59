-- A search reads many rows of this table and the long `terms` of hardly any: its index answers what they contain. PostgreSQL
-- stores a long value apart only from a row of more than 2 KB, so every row is made longer than that, by spaces that are
-- compressed to nothing. A row then takes a quarter of the pages.
alter table product_search set (toast_tuple_target = 128);
-- These are read of every match: neither apart nor compressed.
alter table product_search
  alter column search_category set storage plain,
  alter column brand set storage plain,
  alter column name_key set storage plain,
  alter column name_terms set storage plain,
  alter column code_terms set storage plain,
  add column apart text not null generated always as (repeat(' ', 2100)) stored,
  -- The order of products that match equally well, greatest first: in stock in bit 62, ten times the rating plus one in 56 to
  -- 61 (0: unrated), the number of ratings in 32 to 55, and what is left after the id, so that the older product is first.
  add column worth bigint not null generated always as (
    (in_stock::integer::bigint << 62) | (least(coalesce(rating + 1, 0), 63)::bigint << 56)
    | (least(review_count, 16777215)::bigint << 32) | (2147483647 - product_id)) stored;

drop index product_search_worth;
create index product_search_worth on product_search (worth desc);
-- Whether any product has a word in its name.
create index product_search_name_terms on product_search using gin (name_terms) with (fastupdate = off);
