-- Goods that a supplier delivered. A receipt is never changed: one that was wrong is undone, stays with who undid it, and is
-- written anew.
create table goods_receipts (
  id text primary key,
  number integer not null unique generated always as identity,
  -- Of the form that was sent: sent again, it is the same receipt.
  key text not null unique,
  supplier_id text not null references suppliers (id),
  received_on date not null,
  -- The number of the supplier's own document.
  document text not null default '',
  notes text not null default '',
  person text not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  undone_by text,
  check ((undone_at is null) = (undone_by is null))
);
create index goods_receipts_newest on goods_receipts (received_on desc, number desc);
create index goods_receipts_supplier on goods_receipts (supplier_id, received_on desc);

create table goods_receipt_lines (
  receipt_id text not null references goods_receipts (id) on delete cascade,
  position integer not null,
  product_id integer references products (id) on delete set null,
  sku text not null,
  name text not null,
  code text not null default '',
  name_key text not null generated always as (greek_key(name || ' ' || sku || ' ' || code)) stored,
  pieces integer not null check (pieces > 0),
  -- For a piece, without VAT; null: the document did not say.
  price_cents integer check (price_cents >= 0),
  -- What the receipt did, for its undo: whether the pieces went into a counted stock, and, on the first line of a product, whether
  -- it made one available that is not counted, and which purchase price it set instead of which.
  to_stock boolean not null,
  made_available boolean not null default false,
  set_cents integer,
  was_cents integer,
  primary key (receipt_id, position)
);
create index goods_receipt_lines_product on goods_receipt_lines (product_id);
