-- Documents of a contract, such as what was signed: PDF files that the office and the contract's customer open. Their paths begin with
-- private/, which no public URL opens.
create table contract_files (
  contract_id text not null references contracts (id) on delete cascade,
  id text not null,
  path text not null,
  name text not null,
  created_at timestamptz not null,
  primary key (contract_id, id)
);

create or replace view shown_images as
  select unnest(image_urls) as url from products
  union all select image_url from services where image_url is not null
  union all select image from order_lines where image is not null
  union all select image_url from categories where image_url is not null
  union all select own_image_url from categories where own_image_url is not null
  union all select picture from product_changes,
    jsonb_array_elements(steps) as step, jsonb_array_elements_text(step -> 'before' -> 'imageUrls') as picture
    where undone_at is null
  union all select '/public-objects/' || path from offer_files
  union all select '/public-objects/' || path from contract_files;
