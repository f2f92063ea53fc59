-- A customer whom the office made has no sign-in until he accepts its invitation: his password hash is blank, and so is the e-mail
-- address of one who has none.
drop index customers_email;
create unique index customers_email on customers (lower(email)) where email <> '';
-- Searches by an address do not say that it is not blank.
create index customers_by_email on customers (lower(email));
-- When the office invited a customer to choose a password; a link of before is void.
alter table customers add column invited_at timestamptz;

alter table customer_events drop constraint customer_events_event_check;
alter table customer_events add constraint customer_events_event_check check (event in (
  'created', 'invited', 'invitation_withdrawn',
  'approved', 'rejected', 'restored', 'reapplied',
  'prices_granted', 'prices_withdrawn', 'orders_granted', 'orders_withdrawn'
));

-- The customers that came from a file, so that they can go again for a day.
create table customer_imports (
  id text primary key,
  customer_ids text[] not null,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index customer_imports_created on customer_imports (created_at);
