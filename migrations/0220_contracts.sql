-- What a company agreed to do again and again for a customer. Its prices and pauses are lists with the days from which they hold;
-- which days are paid for, its bills say.
create table contracts (
  id text primary key,
  contract_number text not null unique,
  customer_id text not null references customers (id),
  kind text not null check (kind in ('maintenance', 'monitoring', 'other')),
  title text not null,
  -- What it includes, as its customer reads it.
  includes text not null default '',
  address text not null,
  city text not null,
  postal_code text not null,
  -- What is visited, and after how many months again.
  service_id integer references services (id) on delete set null,
  visit_months integer check (visit_months in (1, 2, 3, 4, 6, 12, 24)),
  starts_on date not null,
  -- From which day on the shop bills it: what was before was billed elsewhere.
  bills_from date not null,
  period_months integer not null check (period_months in (1, 3, 6, 12)),
  -- A period is billed when it begins, otherwise when it has ended.
  bills_ahead boolean not null,
  -- [{from, cents, percent?}], by day; the first holds from the beginning.
  prices jsonb not null,
  -- [{from, to?, reason?}], by day; without an end until it goes on.
  pauses jsonb not null default '[]',
  -- By how much its price usually rises in a year.
  index_percent double precision check (index_percent between 0 and 50),
  notice_days integer check (notice_days between 0 and 365),
  pay_days integer not null check (pay_days between 0 and 120),
  -- Its last day, and whether the period of that day is billed whole.
  ends_on date,
  is_last_whole boolean not null default false,
  -- Somebody ended it before its time, and why.
  is_cancelled boolean not null default false,
  end_reason text not null default '',
  -- When the next bill is due; null if none is.
  next_bill_on date,
  revision integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_key text not null generated always as (greek_key(contract_number || ' ' || title)) stored,
  check (bills_from >= starts_on),
  check (ends_on >= starts_on)
);
create index contracts_customer on contracts (customer_id);
create index contracts_service on contracts (service_id);
create index contracts_next_bill on contracts (next_bill_on, id);

-- The days that were billed: none twice, because the next bill begins after them, and two at once would begin on the same day.
-- The days outlive the order, which is deleted when the law no longer asks for it.
create table contract_bills (
  contract_id text not null references contracts (id) on delete cascade,
  from_day date not null,
  to_day date not null,
  order_id text references orders (id) on delete set null,
  made_at timestamptz not null,
  primary key (contract_id, from_day),
  check (to_day >= from_day)
);
create index contract_bills_order on contract_bills (order_id);

alter table orders add column billed_contract_id text references contracts (id) on delete set null;
create index orders_of_contract on orders (billed_contract_id);
