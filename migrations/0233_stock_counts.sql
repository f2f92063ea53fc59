-- Counts of the stock. Each line says what should lie on the shelf at the moment at which the count began: what was free for sale,
-- and what orders that had not left kept. The difference to what was counted is added to the stock of the moment at which the count
-- is applied, so that what was sold in between stays sold.
create table stock_counts (
  id text primary key,
  number integer not null unique generated always as identity,
  title text not null,
  person text not null,
  started_at timestamptz not null,
  -- How often something was entered: whoever applies the count has seen all of it.
  revision integer not null default 0,
  -- How many lines it has, how many of them were counted, and how many differ: lists read no lines.
  lines integer not null,
  counted integer not null default 0,
  differences integer not null default 0,
  applied_at timestamptz,
  applied_by text,
  undone_at timestamptz,
  undone_by text,
  check ((applied_at is null) = (applied_by is null)),
  check ((undone_at is null) = (undone_by is null)),
  check (undone_at is null or applied_at is not null)
);
create index stock_counts_newest on stock_counts (number desc);

create table stock_count_lines (
  count_id text not null references stock_counts (id) on delete cascade,
  position integer not null,
  product_id integer references products (id) on delete set null,
  sku text not null,
  name text not null,
  name_key text not null generated always as (greek_key(name || ' ' || sku)) stored,
  stock integer not null,
  reserved integer not null,
  -- What a piece was bought at then.
  cost_cents integer,
  counted integer check (counted >= 0),
  reason text check (reason in ('unknown', 'lost', 'damaged', 'theft', 'delivery', 'dispatch', 'own_use', 'found')),
  note text not null default '',
  -- The pieces by which the stock changed; fewer than the difference where more had been sold than there were.
  moved integer,
  primary key (count_id, position)
);
create index stock_count_lines_product on stock_count_lines (product_id);
