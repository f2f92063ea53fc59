-- A category's picture that an administrator uploaded, as its public URL; it stands in place of the built-in one in
-- `image_url`.
alter table categories add column own_image_url text;

-- The pictures of categories are shown as well: without them the nightly sweep would delete their files.
create or replace view shown_images as
  select unnest(image_urls) as url from products
  union all select image_url from services where image_url is not null
  union all select image from order_lines where image is not null
  union all select image_url from categories where image_url is not null
  union all select own_image_url from categories where own_image_url is not null;
