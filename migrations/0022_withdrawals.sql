-- Whether a consumer or a business bought is a fact of the day of the order: it decides on the right of withdrawal.
alter table orders add column account_type text not null default 'private' check (account_type in ('private', 'b2b'));
update orders set account_type = customers.account_type
from customers where customers.id = orders.customer_id and customers.account_type <> 'private';

-- A withdrawal names an order, or the day of an appointment; beside it stands what it was found to be about.
alter table withdrawals alter column order_number drop not null;
alter table withdrawals add column appointment_date date,
  add column order_id text references orders (id) on delete set null,
  add column appointment_id text references appointments (id) on delete set null,
  -- Sent from the account, or with the e-mail address, whose order or appointment it is.
  add column is_own boolean not null default false,
  add check ((order_number is null) <> (appointment_date is null));
update withdrawals set order_id = orders.id, is_own = lower(withdrawals.email) = lower(customers.email)
from orders join customers on customers.id = orders.customer_id
where orders.order_number = withdrawals.order_number;
create index withdrawals_order on withdrawals (order_id, created_at);
create index withdrawals_appointment on withdrawals (appointment_id);
