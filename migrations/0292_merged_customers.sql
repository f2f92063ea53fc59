-- The e-mail addresses of customers who were merged into another: messages of the contact form are found by their address.
create table customer_emails (
  customer_id text not null references customers (id) on delete cascade,
  email text not null,
  primary key (customer_id, email)
);
