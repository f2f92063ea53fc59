-- A line of a cart outlives its product, under the name that this had last: the customer is told, and takes it out.
create table cart_lines (
  customer_id text not null references customers (id) on delete cascade,
  product_id integer not null,
  with_installation boolean not null default false,
  quantity integer not null check (quantity between 1 and 999),
  removed_name text,
  added_at timestamptz not null default now(),
  primary key (customer_id, product_id, with_installation)
);
-- Whoever deletes a product or a service must not read every cart, every look and every appointment there is.
create index cart_lines_product on cart_lines (product_id);

create function keep_removed_name() returns trigger language plpgsql as $$
begin
  update cart_lines set removed_name = old.name where product_id = old.id;
  return null;
end $$;
create trigger product_removed after delete on products for each row execute function keep_removed_name();

-- That of a product that is withdrawn is treated like that of a deleted one, until the product is on sale again.
create function keep_withdrawn_name() returns trigger language plpgsql as $$
begin
  update cart_lines set removed_name = case when new.is_draft then new.name end where product_id = new.id;
  return null;
end $$;
create trigger product_withdrawn after update of is_draft on products
  for each row when (old.is_draft is distinct from new.is_draft) execute function keep_withdrawn_name();

-- A cart has as many lines as an order may have. The lock makes two additions at the same moment count each other.
create function require_room() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('cart ' || new.customer_id, 0));
  if (select count(*) from cart_lines where customer_id = new.customer_id) > tg_argv[0]::integer then
    raise exception 'The list is full' using errcode = 'program_limit_exceeded', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger cart_lines_room after insert on cart_lines for each row execute function require_room('200');

-- The products that a customer keeps for later; those deleted from the catalogue leave the list.
create table wish_list_items (
  customer_id text not null references customers (id),
  product_id integer not null references products (id) on delete cascade,
  added_at timestamptz not null,
  primary key (customer_id, product_id)
);
create index wish_list_items_product on wish_list_items (product_id);

-- Who waits for a sold-out product: a customer, or an address that its owner confirmed by an e-mailed link. The row is deleted
-- with the one e-mail that says that the product is back. Only the link's hash is stored.
create table restock_requests (
  id bigint generated always as identity primary key,
  product_id integer not null references products (id) on delete cascade,
  customer_id text references customers (id),
  email text,
  token_hash bytea unique,
  confirmed_at timestamptz,
  created_at timestamptz not null,
  check ((customer_id is null) <> (email is null)),
  check (customer_id is null or confirmed_at is not null),
  unique (product_id, customer_id),
  unique (product_id, email)
);
create index restock_requests_customer on restock_requests (customer_id);
create index restock_requests_email on restock_requests (email) where email is not null;
create index restock_requests_age on restock_requests (created_at);

-- Orders -----------------------------------------------------------------------------------------

create table orders (
  id text primary key,
  order_number text not null unique,
  customer_id text not null references customers (id),
  -- Whether a consumer or a business bought is a fact of the day of the order: it decides on the right of withdrawal.
  account_type text not null default 'private' check (account_type in ('private', 'b2b')),
  status text not null check (status in ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'cancelled')),
  shipping_address jsonb not null,
  shipping_method text not null check (shipping_method in ('standard', 'express', 'installation')),
  -- For whom the invoice is written, as it was given with the order; without it a receipt is issued.
  invoice jsonb,
  -- The number under which a business keeps the order in its own books.
  purchase_order text,
  order_notes text not null default '',
  tracking text,
  courier text,
  estimated_delivery date,
  delivered_at timestamptz,
  -- When a consumer asked that the installation begin within the 14 days of the right of withdrawal.
  begin_consent_at timestamptz,

  subtotal_cents integer not null,
  shipping_cents integer not null,
  tax_cents integer not null,
  discount_cents integer not null default 0,
  total_cents integer not null,
  -- An order keeps the VAT rate it was made with: every figure of it is reckoned from that one for ever.
  vat_percent integer not null check (vat_percent between 0 and 100),

  payment_method text not null check (payment_method in ('card', 'cash', 'bank_transfer')),
  payment_state text not null check (payment_state in
    ('due', 'awaiting', 'authorised', 'captured', 'voided', 'refund_due', 'refunding', 'refunded')),
  payment_reference text,
  card_brand text,
  card_last4 text,
  -- An order that is paid on the provider's page waits for the payment, with its stock, until then; only such an order has it.
  payment_expires_at timestamptz,
  -- When the customer was reminded of the deposit; the order is cancelled some days later.
  payment_reminded_at timestamptz,
  -- Whether an order that was to be paid at the door was paid in full before, so that nothing is collected there.
  is_prepaid boolean not null default false,
  -- What was received while the rest of the amount is still to come; of a cancelled order, all that was ever received if that was
  -- a part. 0: nothing yet, or everything.
  part_cents integer not null default 0 check (part_cents >= 0 and part_cents < total_cents or part_cents = 0),
  -- The sum of all refunds. A refund is ordered here first and then made by a job.
  refunded_cents integer not null default 0 check (refunded_cents between 0 and total_cents),
  refunded_at timestamptz,
  -- A consumer who withdrew from a paid order is paid back by this day; null: nothing of that kind is open.
  refund_due_on date,
  is_refund_due boolean not null generated always as (
    payment_state = 'refund_due' or (payment_state = 'captured' and refund_due_on is not null)
  ) stored,

  -- What the status means, each as a column: queries and indexes ask these and list no statuses. A status that is new to the shop
  -- needs its answer in every one of them, for none has an `else`. `orders/status-facts.ts` says the same.
  is_unconfirmed boolean not null generated always as (case status when 'pending' then true when 'confirmed' then false
    when 'processing' then false when 'shipped' then false when 'delivered' then false when 'cancelled' then false end) stored,
  is_sale boolean not null generated always as (case status when 'pending' then false when 'confirmed' then true
    when 'processing' then true when 'shipped' then true when 'delivered' then true when 'cancelled' then false end) stored,
  is_open boolean not null generated always as (case status when 'pending' then true when 'confirmed' then true
    when 'processing' then true when 'shipped' then true when 'delivered' then false when 'cancelled' then false end) stored,
  is_void boolean not null generated always as (case status when 'pending' then false when 'confirmed' then false
    when 'processing' then false when 'shipped' then false when 'delivered' then false when 'cancelled' then true end) stored,
  is_preparing boolean not null generated always as (case status when 'pending' then false when 'confirmed' then false
    when 'processing' then true when 'shipped' then false when 'delivered' then false when 'cancelled' then false end) stored,
  is_in_transit boolean not null generated always as (case status when 'pending' then false when 'confirmed' then false
    when 'processing' then false when 'shipped' then true when 'delivered' then false when 'cancelled' then false end) stored,
  has_arrived boolean not null generated always as (case status when 'pending' then false when 'confirmed' then false
    when 'processing' then false when 'shipped' then false when 'delivered' then true when 'cancelled' then false end) stored,

  search_key text not null generated always as (
    greek_key(order_number || ' ' || coalesce(shipping_address ->> 'fullName', ''))
  ) stored,
  sound_key text not null generated always as (
    sound_letters(greek_key(order_number || ' ' || coalesce(shipping_address ->> 'fullName', '')))
  ) stored,
  idempotency_key text not null,
  fingerprint text not null,
  created_at timestamptz not null default now(),
  unique (customer_id, idempotency_key),
  check (total_cents = subtotal_cents + shipping_cents + tax_cents - discount_cents)
);
create index orders_customer on orders (customer_id, created_at desc);
create index orders_status on orders (status, created_at desc);
-- A page of everybody's orders, newest first, is cut from this index alone.
create index orders_newest on orders (created_at desc, id);
create index orders_unconfirmed on orders (created_at, id) where is_unconfirmed;
create index orders_expected on orders (estimated_delivery) where is_preparing or is_in_transit;
-- The lists of what is to be collected and of what is to be paid back: few orders among many.
create index orders_due on orders (created_at desc, id) where payment_state = 'due';
create index orders_refund_due on orders (created_at desc, id) where is_refund_due;
-- What a customer keeps from others without having paid, counted with every order.
create index orders_unpaid on orders (customer_id) where is_unconfirmed and payment_state in ('due', 'awaiting');
-- What the daily comparison with the payment provider begins with.
create index orders_unsettled on orders (created_at)
  where payment_expires_at is not null and payment_state in ('awaiting', 'authorised', 'refund_due', 'refunding');
-- Reports add up a year of orders, and count those that are paid at the door: they read this index alone.
create index orders_sold on orders (created_at)
  include (id, customer_id, total_cents, refunded_cents, discount_cents, shipping_cents, vat_percent, payment_method, is_prepaid)
  where is_sale;

create table order_lines (
  order_id text not null references orders (id) on delete cascade,
  position integer not null,
  product_id integer references products (id) on delete set null,
  sku text not null,
  name text not null,
  image text,
  with_installation boolean not null,
  price_cents integer not null,
  installation_price_cents integer not null default 0,
  quantity integer not null check (quantity > 0),
  -- Whether the pieces were taken from a counted stock: only those come back to it.
  from_stock boolean not null default true,
  -- The pieces that came back after the delivery and are counted in the stock again.
  returned_quantity integer not null default 0 check (returned_quantity between 0 and quantity),
  primary key (order_id, position)
);
create index order_lines_product on order_lines (product_id);

create table order_history (
  id bigint primary key generated always as identity,
  order_id text not null references orders (id) on delete cascade,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('customer', 'admin', 'system')),
  actor_id text,
  actor_name text,
  note text not null default '',
  at timestamptz not null default now()
);
create index order_history_order on order_history (order_id, id);

-- Money --------------------------------------------------------------------------------------------

-- What happened with an order's money after it was placed: a deposit that arrived, cash that was collected, money that was
-- given back; on which day, and who recorded it. A step that was undone stays, with who undid it and why.
create table payment_steps (
  id bigint primary key generated always as identity,
  order_id text not null references orders (id) on delete cascade,
  kind text not null check (kind in ('deposit', 'cash', 'refund')),
  amount_cents integer not null check (amount_cents > 0),
  -- Who collected the cash, or the way in which it was given back; `provider` is the payment provider.
  via text not null check (via in ('bank_transfer', 'courier', 'technician', 'office', 'provider', 'cash', 'card')),
  happened_on date not null,
  -- The pieces that came back with a refund, [{ line, quantity }]: they leave the stock again if the refund is undone.
  pieces jsonb,
  note text not null default '',
  person text not null,
  at timestamptz not null,
  undone_at timestamptz,
  undone_by text,
  undone_reason text,
  check ((undone_at is null) = (undone_by is null))
);
create index payment_steps_order on payment_steps (order_id, id);

-- The payment provider's events that were received, so that each counts once. Without a foreign key: an order may be deleted
-- before.
create table payment_events (
  id text primary key,
  type text not null,
  order_id text not null,
  received_at timestamptz not null
);
create index payment_events_received on payment_events (received_at);

-- Receipts, invoices and their credit notes. Each keeps what it says as it was issued; none is ever changed, and one that is
-- not right is cancelled by a credit note that names it.
create table order_documents (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  kind text not null check (kind in ('receipt', 'invoice', 'receipt_credit', 'invoice_credit')),
  year integer not null,
  number integer not null check (number > 0),
  issued_on date not null,
  issued_at timestamptz not null,
  person text not null,
  -- The document that this credit note cancels; one is cancelled once.
  cancels text unique references order_documents (id) on delete cascade,
  -- The document of which it credits a part, as often as something is left of it.
  credits text references order_documents (id) on delete cascade,
  content jsonb not null,
  unique (kind, year, number),
  check (num_nonnulls(cancels, credits) = case when kind in ('receipt', 'invoice') then 0 else 1 end)
);
create index order_documents_order on order_documents (order_id, issued_at);
create index order_documents_credits on order_documents (credits);

create function refuse_document_change() returns trigger language plpgsql as $$
begin
  raise exception 'A document that was issued is never changed';
end $$;
create trigger order_documents_final before update on order_documents
  for each row execute function refuse_document_change();

-- The last number of each series. Its row is locked until the document is stored or given up, so no number is left out.
create table document_series (
  kind text not null,
  year integer not null,
  last_number integer not null,
  primary key (kind, year)
);

-- What was sent to the tax authority for a document, and the mark that it answered.
create table document_transmissions (
  document_id text primary key references order_documents (id) on delete cascade,
  authority text not null,
  xml text not null,
  mark text not null,
  sent_at timestamptz not null
);

-- What reports add up: each line of an order that is confirmed or later, on the day in Athens on which the order was placed,
-- with the share of its amounts that stays after discount and refunds. Derived from orders and order_lines alone.
create view sold_lines_now as
  select order_id, position, (created_at at time zone 'Europe/Athens')::date as day, product_id, sku, quantity,
    quantity * share * price_cents as goods_cents,
    case when with_installation then quantity * share * installation_price_cents end as installation_cents, vat_percent
  from order_lines
  join lateral (
    select created_at, vat_percent, (total_cents - refunded_cents)::float8 / nullif(total_cents + discount_cents, 0) as share
    from orders where id = order_id and is_sale
  ) as sold on true;

-- The rows of that view, kept by the triggers below.
create table sold_lines (
  order_id text not null,
  position integer not null,
  day date not null,
  product_id integer,
  sku text not null,
  quantity integer not null,
  -- Cents with fractions; null in an order without an amount.
  goods_cents float8,
  installation_cents float8,
  vat_percent integer not null,
  primary key (order_id, position),
  foreign key (order_id, position) references order_lines on delete cascade
);
create index sold_lines_day on sold_lines (day);
create index sold_lines_product on sold_lines (product_id, day);

-- An order that begins or ceases to count, or whose amounts change.
create function keep_sold_order() returns trigger language plpgsql as $$
begin
  delete from sold_lines where order_id = new.id;
  insert into sold_lines select * from sold_lines_now where order_id = new.id;
  return null;
end $$;
create trigger sold_order after update of status, created_at, total_cents, discount_cents, refunded_cents on orders
  for each row when (
    (old.is_sale, old.created_at, old.total_cents, old.discount_cents, old.refunded_cents)
    is distinct from (new.is_sale, new.created_at, new.total_cents, new.discount_cents, new.refunded_cents))
  execute function keep_sold_order();

-- The lines of an order are stored after it: one statement for all of them.
create function add_sold_lines() returns trigger language plpgsql as $$
begin
  insert into sold_lines select now.* from added join sold_lines_now as now using (order_id, position);
  return null;
end $$;
create trigger added_sold_lines after insert on order_lines
  referencing new table as added for each statement execute function add_sold_lines();

-- A line loses its product when that is deleted.
create function keep_sold_line() returns trigger language plpgsql as $$
begin
  delete from sold_lines where order_id = new.order_id and position = new.position;
  insert into sold_lines select * from sold_lines_now where order_id = new.order_id and position = new.position;
  return null;
end $$;
create trigger sold_line after update of product_id, sku, quantity, price_cents, with_installation,
  installation_price_cents on order_lines for each row execute function keep_sold_line();

-- Every URL of a picture that is shown or may be shown again; the nightly sweep deletes the files of all others. An order shows
-- what was bought also when the product is gone, and a picture that a change of products took away comes back with its undo.
create view shown_images as
  select unnest(image_urls) as url from products
  union all select image_url from services where image_url is not null
  union all select image from order_lines where image is not null
  union all select image_url from categories where image_url is not null
  union all select own_image_url from categories where own_image_url is not null
  union all select picture from product_changes,
    jsonb_array_elements(steps) as step, jsonb_array_elements_text(step -> 'before' -> 'imageUrls') as picture
    where undone_at is null;
