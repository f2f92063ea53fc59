-- One review of a product by a customer who received it; visitors see it once an administrator has published it.
create table reviews (
  id text primary key,
  product_id integer not null references products (id) on delete cascade,
  customer_id text not null references customers (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  title text,
  text text not null,
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected')),
  reason text,
  answer text,
  -- Counts the author's changes, so that an administrator decides on what was read.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  unique (customer_id, product_id)
);
create index reviews_of_product on reviews (product_id, published_at desc, id) where status = 'published';
create index reviews_product on reviews (product_id);
create index reviews_by_status on reviews (status, updated_at desc, id);

-- What a product's rating is made of. Until its first review it may show a sample, as the demonstration does.
alter table products
  add column stars_sum integer not null default 0,
  add column stars_count integer not null default 0,
  add column sample_rating numeric(2, 1),
  add column sample_review_count integer not null default 0;
update products set sample_rating = rating, sample_review_count = review_count;

-- Whoever changes a review, and whatever deletes one, the product's figures follow in the same transaction.
create function count_review() returns trigger language plpgsql as $$
declare
  more integer := 0;
  stars integer := 0;
  product integer;
begin
  if tg_op <> 'INSERT' then
    product := old.product_id;
    if old.status = 'published' then
      more := more - 1;
      stars := stars - old.rating;
    end if;
  end if;
  if tg_op <> 'DELETE' then
    product := new.product_id;
    if new.status = 'published' then
      more := more + 1;
      stars := stars + new.rating;
    end if;
  end if;
  if more <> 0 or stars <> 0 then
    update products set
      stars_sum = stars_sum + stars,
      stars_count = stars_count + more,
      rating = case when stars_count + more > 0
        then round((stars_sum + stars)::numeric / (stars_count + more), 1) else sample_rating end,
      review_count = case when stars_count + more > 0 then stars_count + more else sample_review_count end
    where id = product;
  end if;
  return null;
end $$;
create trigger reviews_count after insert or update or delete on reviews for each row execute function count_review();

-- How many customers looked at a product on a day of Athens, without who they were.
create table product_view_days (
  product_id integer not null references products (id) on delete cascade,
  day date not null,
  viewers integer not null,
  primary key (product_id, day)
);
create index product_view_days_day on product_view_days (day);

create function count_viewer() returns trigger language plpgsql as $$
begin
  insert into product_view_days (product_id, day, viewers)
  values (new.product_id, (new.viewed_at at time zone 'Europe/Athens')::date, 1)
  on conflict (product_id, day) do update set viewers = product_view_days.viewers + 1;
  return null;
end $$;
create trigger product_views_first after insert on product_views for each row execute function count_viewer();
create trigger product_views_again after update on product_views for each row
  when ((new.viewed_at at time zone 'Europe/Athens')::date > (old.viewed_at at time zone 'Europe/Athens')::date)
  execute function count_viewer();

-- Frequent questions, in the order in which administrators put them.
create table questions (
  id integer primary key generated always as identity,
  question text not null,
  answer text not null,
  position integer not null,
  is_published boolean not null default true
);
