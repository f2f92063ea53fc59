create function code_terms(terms tsvector) returns tsvector language sql immutable as $$
  select coalesce(array_to_tsvector(array_agg(term)), '') from unnest(tsvector_to_array(terms)) as term where term like '#%'
$$;

-- What a search reads of a product, in one narrow row: its words, folded by the program, and what is filtered and counted by.
create table product_search (
  product_id integer primary key references products (id) on delete cascade,
  price_cents integer not null,
  review_count integer not null,
  -- One bit for each of the ten features, in the order of the list below.
  features integer not null,
  rating smallint,
  -- Which edition of the folding wrote `terms`; 0: the product has changed since.
  version smallint not null default 0,
  in_stock boolean not null,
  created_at timestamptz not null,
  search_category text not null,
  brand text not null,
  name_key text not null,
  -- Words with their place as weight: A head of the name, B rest of the name, C short texts, D long text and parts of codes.
  terms tsvector not null default '',
  -- Those of the name and of the codes alone: the score reads these of each product that matches, and the long ones rarely.
  name_terms tsvector not null generated always as (ts_filter(terms, '{a,b}')) stored,
  code_terms tsvector not null generated always as (code_terms(terms)) stored
);
create index product_search_terms on product_search using gin (terms) with (fastupdate = off);
create index product_search_version on product_search (version);

create function feature_bits(ids text[]) returns integer language sql immutable as $$
  select coalesce(bit_or(1 << (array_position(array['hd_resolution', 'night_vision', 'waterproof', 'wifi', 'motion_detection',
    'cloud_storage', 'mobile_app', 'two_way_audio', 'ai_analytics', 'smart_alerts'], id) - 1)), 0)
  from unnest(ids) as id
$$;

create function keep_product_search() returns trigger language plpgsql as $$
begin
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
create trigger product_search_row after insert or update of price_cents, review_count, features, rating, in_stock,
  stock_quantity, created_at, category_id, brand, name on products
  for each row execute function keep_product_search();

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

insert into product_search (product_id, price_cents, review_count, features, rating, in_stock, created_at,
  search_category, brand, name_key)
select p.id, p.price_cents, p.review_count, feature_bits(p.features), round(p.rating * 10), p.in_stock, p.created_at,
  c.search_category, p.brand, p.name_key
from products p join categories c on c.id = p.category_id;

-- These two were searched with `like` and a regular expression.
alter table products drop column search_key, drop column find_key;

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
