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
