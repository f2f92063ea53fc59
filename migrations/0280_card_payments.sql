-- Parts of an order that its customer pays by card: a deposit, and what is left after it. An order that is paid by card as a whole
-- keeps its payment itself. `awaiting`: to be paid on the provider's page; `authorised`: held, and counted as received;
-- `captured`: taken; `refunding`: the provider was asked to give a part back; `voided`: never paid, or released.
create table card_payments (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  state text not null check (state in ('awaiting', 'authorised', 'captured', 'refunding', 'voided')),
  amount_cents integer not null check (amount_cents > 0),
  -- The sum of all refunds that were asked for.
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  -- The provider's page, or its payment where the card was typed here.
  reference text,
  -- The card was typed on the provider's page, which is closed after this instant.
  on_page boolean not null,
  expires_at timestamptz not null,
  card_brand text,
  card_last4 text,
  created_at timestamptz not null
);
create index card_payments_order on card_payments (order_id, created_at);
-- A second press leads to the same page.
create unique index card_payments_open on card_payments (order_id) where state = 'awaiting';
create index card_payments_unsettled on card_payments (created_at) where state in ('awaiting', 'authorised', 'refunding');
