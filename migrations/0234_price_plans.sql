-- Changes of prices that begin on a day. What was seen when it was planned is what will happen: the products with their prices before
-- and after. A product whose price is another one by then keeps it, and is named.
create table price_plans (
  id text primary key,
  number integer not null unique generated always as identity,
  title text not null,
  begins_on date not null,
  steps jsonb not null,
  person text not null,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  cancelled_by text,
  applied_at timestamptz,
  -- What it changed, and with which undo; and the products that had another price by then.
  changed integer,
  change_id text,
  skipped jsonb not null default '[]',
  undone_at timestamptz,
  check (cancelled_at is null or applied_at is null),
  check (undone_at is null or applied_at is not null)
);
create index price_plans_due on price_plans (begins_on) where applied_at is null and cancelled_at is null;
create index price_plans_change on price_plans (change_id) where change_id is not null;
