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
