-- The person behind the shared password: given at sign-in, kept with the session and with what the person did.
alter table sessions add column person_name text check (char_length(person_name) between 1 and 40);
alter table audit_log add column actor_name text;
alter table order_history add column actor_name text;
alter table appointment_history add column actor_name text;
alter table customer_events add column actor_name text;
alter table contact_replies add column actor_name text;

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
