-- Pictures and documents of an offer. Its content names them by their ids; a copy of an offer keeps the ids and shares the objects.
-- Their paths begin with private/, which no public URL opens.
create table offer_files (
  offer_id text not null references offers (id) on delete cascade,
  id text not null,
  path text not null,
  name text not null,
  is_picture boolean not null,
  created_at timestamptz not null,
  primary key (offer_id, id)
);
create index offer_files_path on offer_files (path);

create or replace view shown_images as
  select unnest(image_urls) as url from products
  union all select image_url from services where image_url is not null
  union all select image from order_lines where image is not null
  union all select image_url from categories where image_url is not null
  union all select own_image_url from categories where own_image_url is not null
  union all select picture from product_changes,
    jsonb_array_elements(steps) as step, jsonb_array_elements_text(step -> 'before' -> 'imageUrls') as picture
    where undone_at is null
  union all select '/public-objects/' || path from offer_files;
