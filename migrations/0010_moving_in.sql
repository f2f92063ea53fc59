-- What the company pays for a product, without VAT: the office's alone.
alter table products add column purchase_price_cents integer check (purchase_price_cents >= 0);

-- How the price list of a supplier was read last, so that the next one is read in the same way: the fields of its columns by
-- their heads, and what was chosen about it.
create table import_suppliers (
  name text primary key check (char_length(name) <= 80),
  choices jsonb not null,
  imported_at timestamptz not null
);

-- The categories that an import made; undoing it takes away those that have no other product.
alter table product_changes add column category_ids text[] not null default '{}';
