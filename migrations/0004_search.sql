-- What a search reads of a product on sale, in one narrow row: its words, folded by the program, and what is filtered and counted
-- by. The few columns that it reads of every match come first, where reading a row ends early.
create table product_search (
  product_id integer primary key references products (id) on delete cascade,
  -- What a search counts, in one integer, so that it groups what it found by two columns instead of six: features in bits 0 to 9,
  -- ten times the rating in 10 to 15 (0: unrated), in stock in 16, the group in 17 and 18. Ratings are counted from 1, 2, 3, 4
  -- and 5 on, so they are rounded down: a search then has some hundred groups to sum up, not some thousand.
  facets integer not null generated always as (
    features | (coalesce(rating / 10 * 10, 0)::integer << 10) | (in_stock::integer << 16)
    | ((array_position(array['cameras', 'alarms', 'access', 'sensors'], search_category) - 1) << 17)) stored,
  -- The order of products that match equally well, greatest first: in stock in bit 62, ten times the rating plus one in 56 to
  -- 61 (0: unrated), the number of ratings in 32 to 55, and what is left after the id, so that the older product is first.
  worth bigint not null generated always as (
    (in_stock::integer::bigint << 62) | (least(coalesce(rating + 1, 0), 63)::bigint << 56)
    | (least(review_count, 16777215)::bigint << 32) | (2147483647 - product_id)) stored,
  price_cents integer not null,
  -- One bit for each of the ten features, in the order of `feature_bits`.
  features integer not null,
  brand text not null,
  search_category text not null,
  created_at timestamptz not null,
  review_count integer not null,
  rating smallint,
  -- Which edition of the folding wrote `terms`; 0: the product has changed since.
  version smallint not null default 0,
  in_stock boolean not null,
  -- The terms of the name alone: the score reads these of each product that matches, and the long ones rarely.
  name_terms tsvector not null generated always as (ts_filter(terms, '{a,b}')) stored,
  name_key text not null,
  -- Words with their place as weight: A head of the name, B rest of the name, C elsewhere.
  terms tsvector not null default ''
);
-- Read of every match: neither apart nor compressed.
alter table product_search
  alter column brand set storage plain,
  alter column search_category set storage plain,
  alter column name_key set storage plain,
  alter column name_terms set storage plain;
create index product_search_terms on product_search using gin (terms) with (fastupdate = off);
-- Whether any product has a word in its name.
create index product_search_name_terms on product_search using gin (name_terms) with (fastupdate = off);
create index product_search_worth on product_search (worth desc);
create index product_search_version on product_search (version);

create function feature_bits(ids text[]) returns integer language sql immutable as $$
  select coalesce(bit_or(1 << (array_position(array['hd_resolution', 'night_vision', 'waterproof', 'wifi', 'motion_detection',
    'cloud_storage', 'mobile_app', 'two_way_audio', 'ai_analytics', 'smart_alerts'], id) - 1)), 0)
  from unnest(ids) as id
$$;

-- A search knows products on sale alone, and no word of a draft reaches the vocabulary.
create function keep_product_search() returns trigger language plpgsql as $$
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
-- The triggers of a product run only when they have something to do.
create trigger product_search_row after insert on products for each row execute function keep_product_search();
create trigger product_search_draft after update of is_draft on products
  for each row when (old.is_draft is distinct from new.is_draft) execute function keep_product_search();
create trigger product_search_changed after update of price_cents, review_count, features, rating, in_stock, created_at,
  category_id, brand, name on products
  for each row when (
    (old.price_cents, old.review_count, old.features, old.rating, old.in_stock, old.created_at, old.category_id, old.brand,
      old.name)
    is distinct from (new.price_cents, new.review_count, new.features, new.rating, new.in_stock, new.created_at,
      new.category_id, new.brand, new.name))
  execute function keep_product_search();

-- A product with a counted stock is in stock while the count is above zero. A change of stock alone does not change what a search
-- knows of a product, unless it is sold out with it or on sale again: then this trigger says so, and no other has to compare nine
-- columns after each order.
create function follow_stock() returns trigger language plpgsql as $$
begin
  new.in_stock := new.stock_quantity > 0;
  if tg_op = 'UPDATE' then
    update product_search set in_stock = new.in_stock where product_id = new.id;
  end if;
  return new;
end $$;
create trigger product_stock before insert or update of stock_quantity, in_stock on products
  for each row when (new.stock_quantity is not null and new.in_stock is distinct from (new.stock_quantity > 0))
  execute function follow_stock();

-- The words of a product have changed, and the program folds them anew.
create function stale_product_search() returns trigger language plpgsql as $$
begin
  update product_search set version = 0 where product_id = new.id;
  return null;
end $$;
create trigger product_search_stale after update of sku, name, short_description, description, brand, category_id,
  specifications, features, ean, mpn on products
  for each row when (
    (old.sku, old.name, old.short_description, old.description, old.brand, old.category_id, old.specifications,
      old.features, old.ean, old.mpn)
    is distinct from (new.sku, new.name, new.short_description, new.description, new.brand, new.category_id,
      new.specifications, new.features, new.ean, new.mpn))
  execute function stale_product_search();

create function follow_category() returns trigger language plpgsql as $$
begin
  update product_search set version = 0, search_category = new.search_category
  from products where products.id = product_id and products.category_id = new.id;
  return null;
end $$;
create trigger category_search after update of name, search_category on categories
  for each row when ((old.name, old.search_category) is distinct from (new.name, new.search_category))
  execute function follow_category();

-- Every word that a product has had, for corrections and completions.
create table vocabulary (
  term text collate "C" primary key,
  -- The folded word, of which `term` is the stem.
  skeleton text not null,
  word text not null,
  -- The best place in which it has been seen: 0 head of the name … 3 long text; 4 more for a genitive or plural.
  rank smallint not null
);

create table synonyms (
  id integer primary key generated by default as identity,
  word text not null,
  word_key text not null generated always as (greek_key(word)) stored unique,
  meaning text not null
);

-- What was searched on a day, not by whom.
create table searches (
  query text not null,
  day date not null,
  searches integer not null default 0,
  without_result integer not null default 0,
  clicks integer not null default 0,
  primary key (query, day)
);
create index searches_day on searches (day);
