-- Those from whom the company buys. How a price list of one is read stands in `import_suppliers`, under the same name.
create table suppliers (
  id text primary key,
  name text not null check (char_length(name) <= 80),
  afm text not null default '',
  contact text not null default '',
  phone text not null default '',
  email text not null default '',
  notes text not null default '',
  created_at timestamptz not null
);
create unique index suppliers_name on suppliers (greek_key(name));
insert into suppliers (id, name, created_at)
  select distinct on (greek_key(name)) 'list-' || md5(name), name, imported_at from import_suppliers order by greek_key(name), imported_at desc;

-- What a supplier calls a product, and asks for a piece without VAT.
create table product_suppliers (
  product_id integer not null references products (id) on delete cascade,
  supplier_id text not null references suppliers (id) on delete cascade,
  code text not null default '',
  price_cents integer check (price_cents >= 0),
  updated_at timestamptz not null,
  primary key (product_id, supplier_id)
);
create index product_suppliers_supplier on product_suppliers (supplier_id, lower(code));
