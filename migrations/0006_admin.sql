-- Answers to contact messages, as they were sent; with the message they are forgotten.
create table contact_replies (
  id bigint primary key generated always as identity,
  message_id text not null references contact_messages (id) on delete cascade,
  text text not null,
  -- Which administrators' session wrote it, as in audit_log.
  session text,
  at timestamptz not null
);
create index contact_replies_message on contact_replies (message_id, id);
create index contact_messages_status on contact_messages (status, created_at desc);

-- From where a session was opened: administrators see it in the list of theirs. Customers' sessions keep neither.
alter table sessions add column address text, add column user_agent text;

-- The second step of the administrators' sign-in: each code opens once, only its hash is kept.
create table admin_recovery_codes (
  code_hash bytea primary key
);

create index audit_log_at on audit_log (at desc);
create index audit_log_actor on audit_log (actor_id);

-- By what administrators look for a customer or an order.
alter table customers add column search_key text not null generated always as (
  greek_key(
    first_name || ' ' || last_name || ' ' || coalesce(company_name, '') || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(afm, '')
  )
) stored;
alter table orders add column search_key text not null generated always as (
  greek_key(order_number || ' ' || coalesce(shipping_address ->> 'fullName', ''))
) stored;
create index customers_decided on customers ((coalesce(decided_at, created_at)) desc, id) where deleted_at is null;
