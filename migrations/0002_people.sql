create table customers (
  id text primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  account_type text not null check (account_type in ('private', 'b2b')),
  company_name text,
  afm text,
  doy text,
  profession text,
  address text,
  city text,
  postal_code text,
  is_verified boolean not null default false,
  can_view_prices boolean not null default false,
  is_rejected boolean not null default false,
  rejection_reason text,
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  deleted_at timestamptz,
  -- When the password or the address changed last: links and requests of before are void.
  access_changed_at timestamptz,
  -- The page of the shop from which somebody registered, to which the approval leads back.
  registered_from text check (length(registered_from) <= 300),
  -- Loyalty points follow from orders; those of orders that have been forgotten are carried over here.
  points_carried integer not null default 0,
  -- What administrators search is folded when it is written, not anew in each row by each search.
  search_key text not null generated always as (
    greek_key(
      first_name || ' ' || last_name || ' ' || coalesce(company_name, '') || ' ' || email || ' ' || coalesce(phone, '') || ' '
        || coalesce(afm, '')
    )
  ) stored,
  sound_key text not null generated always as (
    sound_letters(greek_key(
      first_name || ' ' || last_name || ' ' || coalesce(company_name, '') || ' ' || email || ' ' || coalesce(phone, '') || ' '
        || coalesce(afm, '')
    ))
  ) stored,
  -- By what the conversations of a customer are found.
  writer_key text not null generated always as (
    greek_key(first_name || ' ' || last_name || ' ' || email || coalesce(' ' || company_name, ''))
  ) stored,
  check (not (is_verified and is_rejected)),
  check (is_verified or not can_view_prices)
);
create unique index customers_email on customers (lower(email));
create index customers_created on customers (created_at desc);
create index customers_decided on customers ((coalesce(decided_at, created_at)) desc, id) where deleted_at is null;
-- Administrators are told which accounts share a tax number.
create index customers_afm on customers (afm) where afm is not null;

-- What was decided of an account, in order; a later decision never removes an earlier one.
create table customer_events (
  id bigint primary key generated always as identity,
  customer_id text not null references customers (id) on delete cascade,
  event text not null check (event in (
    'approved', 'rejected', 'restored', 'reapplied',
    'prices_granted', 'prices_withdrawn', 'orders_granted', 'orders_withdrawn'
  )),
  reason text,
  actor_name text,
  at timestamptz not null
);
create index customer_events_customer on customer_events (customer_id, id);

-- What the company's people know of a customer; nobody else reads it. A deleted note can be brought back for a day.
create table customer_notes (
  id text primary key,
  customer_id text not null references customers (id) on delete cascade,
  text text not null check (char_length(text) <= 2000),
  author text not null,
  created_at timestamptz not null,
  edited_by text,
  edited_at timestamptz,
  deleted_at timestamptz
);
create index customer_notes_customer on customer_notes (customer_id, created_at desc);
create index customer_notes_deleted on customer_notes (deleted_at) where deleted_at is not null;

-- A customer's delivery addresses; an order keeps its own copy. `address` is written as in orders. At most one is the default.
create table customer_addresses (
  id text primary key,
  customer_id text not null references customers (id),
  label text not null default '',
  address jsonb not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index customer_addresses_customer on customer_addresses (customer_id, created_at);
create unique index customer_addresses_default on customer_addresses (customer_id) where is_default;

-- Access ---------------------------------------------------------------------------------------

create table sessions (
  token_hash bytea primary key,
  kind text not null check (kind in ('customer', 'admin')),
  customer_id text references customers (id) on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- From where an administrator's session was opened, for the list of theirs. Customers' sessions keep neither.
  address text,
  user_agent text,
  -- The person behind the shared password: given at sign-in, kept with the session and with what the person did.
  person_name text check (char_length(person_name) between 1 and 40),
  -- An administrator's session towards customers; live while one of its connections is.
  display_name text,
  chat_status text not null default 'online' check (chat_status in ('online', 'away', 'busy')),
  live_at timestamptz,
  check ((kind = 'customer') = (customer_id is not null))
);
create index sessions_customer on sessions (customer_id);
create index sessions_expiry on sessions (expires_at);
create index sessions_live on sessions (live_at) where live_at is not null;

-- Whoever is signed out gets no more live messages, whichever way their session ended.
create function notify_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', encode(old.token_hash, 'hex'));
  return null;
end $$;
create trigger session_ended after delete on sessions
  for each row execute function notify_ended_session();

-- By address and not by customer: whoever asks for an unknown address causes the same work.
create table password_resets (
  token_hash bytea primary key,
  email text not null,
  expires_at timestamptz not null
);

-- A changed e-mail address of an account: `confirm_hash` is of the link sent to the new address, `stop_hash` of the one sent to
-- the old address, which also takes a confirmed change back until `expires_at`. One per account.
create table email_changes (
  customer_id text primary key references customers (id),
  old_email text not null,
  new_email text not null,
  confirm_hash bytea not null unique,
  stop_hash bytea not null unique,
  confirm_until timestamptz not null,
  confirmed_at timestamptz,
  expires_at timestamptz not null
);
create index email_changes_expires on email_changes (expires_at);

-- The second step of the administrators' sign-in: each code opens once, only its hash is kept.
create table admin_recovery_codes (
  code_hash bytea primary key
);

-- The administrators' work -----------------------------------------------------------------------

-- What administrators changed. `session` names the shared password's session by the beginning of its token's hash,
-- `actor_id` the customer with isAdmin who was signed in.
create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  actor text not null check (actor in ('admin', 'staff')),
  actor_id text references customers (id) on delete set null,
  actor_name text,
  session text,
  action text not null check (action in ('created', 'updated', 'deleted')),
  entity text not null,
  entity_id text not null,
  -- How people know the thing: a name, a number.
  label text not null,
  -- Only the fields that changed.
  before jsonb not null default '{}',
  after jsonb not null default '{}'
);
create index audit_log_entity on audit_log (entity, entity_id, id desc);
create index audit_log_at on audit_log (at desc);
create index audit_log_actor on audit_log (actor_id);

-- Which records the administrators' live connections have open; a connection that ends takes its rows with it.
create table open_records (
  connection text not null,
  subject text not null,
  session text not null,
  name text not null,
  seen_at timestamptz not null,
  primary key (connection, subject)
);
create index open_records_subject on open_records (subject);
create index open_records_seen_at on open_records (seen_at);

-- The filters of an administrators' list under a name that all of them share.
create table saved_views (
  id integer primary key generated always as identity,
  list text not null check (list in ('orders', 'customers', 'products')),
  name text not null check (char_length(name) <= 40),
  filters text not null check (char_length(filters) <= 400),
  author text not null,
  created_at timestamptz not null
);
create unique index saved_views_name on saved_views (list, name);
