-- A picture that a change of products took away is kept while the change can be undone: without it the undone product would lack it.
create or replace view shown_images as
  select unnest(image_urls) as url from products
  union all select image_url from services where image_url is not null
  union all select image from order_lines where image is not null
  union all select image_url from categories where image_url is not null
  union all select own_image_url from categories where own_image_url is not null
  union all select picture from product_changes,
    jsonb_array_elements(steps) as step, jsonb_array_elements_text(step -> 'before' -> 'imageUrls') as picture
    where undone_at is null;
