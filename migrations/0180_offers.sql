-- Offers of the office. What an offer says is one document, checked by its schema; the columns beside it are what lists, sums and
-- jobs ask. A version that was sent never changes.
create table offers (
  id text primary key,
  offer_number text not null unique,
  -- Absent until somebody is made or chosen; whoever is erased leaves none.
  customer_id text references customers (id),
  recipient_name text not null default '',
  recipient_email text not null default '',
  recipient_phone text not null default '',
  is_template boolean not null default false,
  state text not null default 'draft'
    check (state in ('draft', 'sent', 'seen', 'accepted', 'declined', 'expired', 'revoked')),
  title text not null default '',
  owner text not null default '',
  source_kind text check (source_kind in ('wizard', 'message', 'chat', 'cart', 'order', 'offer', 'template')),
  source_id text,
  -- How often it was changed; the number of its newest version that was sent, 0 for none.
  revision integer not null default 0,
  version integer not null default 0,
  -- What is not sent yet; null once everything is.
  draft jsonb,
  -- Of the newest version that was sent, or of the draft if none was: as it stands before the customer chooses.
  net_cents integer not null default 0,
  total_cents integer not null default 0,
  -- Open questions of the customer.
  open_questions integer not null default 0 check (open_questions >= 0),
  valid_until date,
  first_sent_at timestamptz,
  sent_at timestamptz,
  seen_at timestamptz,
  reminded_at timestamptz,
  -- When it was accepted, declined, revoked or expired, and by whom.
  decided_at timestamptz,
  decided_by text not null default '',
  -- From where it was accepted, for the proof; and the text that was agreed to.
  decided_from text,
  decline_reason text not null default '',
  chosen_lines text[],
  -- Until when its links open it.
  link_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  search_key text not null generated always as (
    greek_key(offer_number || ' ' || title || ' ' || recipient_name || ' ' || recipient_email || ' ' || owner)
  ) stored,
  check (state = 'draft' or version > 0),
  check (state = 'draft' or not is_template),
  check ((state = 'accepted') = (chosen_lines is not null))
);
create index offers_newest on offers (updated_at desc, id) where not is_template;
create index offers_by_state on offers (state, updated_at desc, id) where not is_template;
create index offers_customer on offers (customer_id, sent_at desc);
create index offers_ending on offers (valid_until) where state in ('sent', 'seen');
create index offers_first_sent on offers (first_sent_at) where first_sent_at is not null;

create table offer_versions (
  offer_id text not null references offers (id) on delete cascade,
  version integer not null,
  content jsonb not null,
  -- The lines with the prices that they were sent with.
  lines jsonb not null,
  changes jsonb not null default '[]',
  shipping_cents integer not null,
  vat_percent integer not null check (vat_percent between 0 and 100),
  net_cents integer not null,
  total_cents integer not null,
  valid_until date not null,
  sent_at timestamptz not null,
  sent_by text not null,
  primary key (offer_id, version)
);

-- Several links may open one offer; none of them is stored, only its hash.
create table offer_links (
  token_hash bytea primary key,
  offer_id text not null references offers (id) on delete cascade,
  created_at timestamptz not null
);
create index offer_links_offer on offer_links (offer_id);

create table offer_questions (
  id text primary key,
  offer_id text not null references offers (id) on delete cascade,
  line text,
  author text not null check (author in ('customer', 'office')),
  name text not null,
  text text not null,
  at timestamptz not null
);
create index offer_questions_offer on offer_questions (offer_id, at);

create table offer_events (
  id bigint generated always as identity primary key,
  offer_id text not null references offers (id) on delete cascade,
  event text not null check (event in ('created', 'sent', 'send_undone', 'seen', 'asked', 'answered', 'reminded', 'accepted',
    'declined', 'expired', 'revoked', 'link_made')),
  at timestamptz not null,
  actor text not null,
  note text not null default '',
  version integer
);
create index offer_events_offer on offer_events (offer_id, id);

-- The offer that an order was made from, and what of it is to be paid first, with VAT.
alter table orders add column offer_id text references offers (id) on delete set null;
alter table orders add column deposit_cents integer not null default 0 check (deposit_cents >= 0);
create unique index orders_offer on orders (offer_id);
