create table contact_messages (
  id text primary key,
  name text not null,
  email text not null,
  phone text,
  subject text,
  message text not null,
  status text not null default 'new',
  search_key text not null generated always as (
    greek_key(name || ' ' || email || coalesce(' ' || phone, '') || coalesce(' ' || subject, '') || ' ' || message)
  ) stored,
  sound_key text not null generated always as (
    sound_letters(greek_key(
      name || ' ' || email || coalesce(' ' || phone, '') || coalesce(' ' || subject, '') || ' ' || message
    ))
  ) stored,
  created_at timestamptz not null default now()
);
create index contact_messages_created on contact_messages (created_at desc);
create index contact_messages_status on contact_messages (status, created_at desc);
-- A customer's page lists the messages from the same address.
create index contact_messages_email on contact_messages (lower(email), created_at desc);

-- Answers to contact messages, as they were sent; with the message they are forgotten.
create table contact_replies (
  id bigint primary key generated always as identity,
  message_id text not null references contact_messages (id) on delete cascade,
  text text not null,
  -- Which administrators' session wrote it, as in audit_log.
  session text,
  actor_name text,
  at timestamptz not null
);
create index contact_replies_message on contact_replies (message_id, id);

-- An advice that a link opens: the answers without free text, and the advice as it was given. Only the token's hash is stored.
create table wizard_links (
  token_hash bytea primary key,
  answers jsonb not null,
  advice jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index wizard_links_expires on wizard_links (expires_at);

-- What the wizard sent with a message: it is deleted with the message.
create table wizard_requests (
  message_id text primary key references contact_messages (id) on delete cascade,
  customer_type text not null check (customer_type in ('personal', 'business')),
  -- As it was submitted.
  submitted jsonb not null,
  -- All answers, and the advice that the server computed from them; null for a request without answers.
  answers jsonb,
  advice jsonb
);

-- Chat ---------------------------------------------------------------------------------------------

-- A conversation with the shop, of a customer or of whoever has the cookie whose hash it holds.
create table chat_conversations (
  id text primary key,
  customer_id text references customers (id) on delete cascade,
  visitor_hash bytea,
  state text not null default 'bot' check (state in ('bot', 'waiting', 'open', 'closed')),
  -- The page on which it was opened.
  page text,
  last_seq integer not null default 0,
  read_by_user integer not null default 0,
  read_by_agent integer not null default 0,
  agent_name text,
  opened_at timestamptz not null,
  -- The newest message that is not a note.
  updated_at timestamptz not null,
  -- Since when a person's first or next answer is waited for.
  waiting_since timestamptz,
  handed_over_at timestamptz,
  answered_at timestamptz,
  closed_at timestamptz,
  close_reason text check (close_reason in ('solved', 'no-reply', 'by-email', 'abuse', 'other', 'visitor', 'merged')),
  close_note text,
  -- Nobody was there, and the visitor has been told so since an administrator last wrote.
  told_absent boolean not null default false,
  contact_name text,
  contact_email text,
  contact_phone text,
  contact_key text generated always as (
    greek_key(coalesce(contact_name || ' ' || contact_email, contact_name, contact_email))
  ) stored,
  -- The contact message that it was left as; it may have been deleted since.
  message_id text,
  thumb text check (thumb in ('up', 'down')),
  rating_word text,
  anonymised_at timestamptz,
  is_demo boolean not null default false
);
create index chat_of_customer on chat_conversations (customer_id, updated_at desc, id);
create index chat_of_visitor on chat_conversations (visitor_hash, updated_at desc, id) where visitor_hash is not null;
create index chat_by_state on chat_conversations (state, updated_at desc, id);
create index chat_by_age on chat_conversations (updated_at);
-- From a contact message back to the conversation that was left as it.
create index chat_of_message on chat_conversations (message_id) where message_id is not null;

-- Numbered without gaps in each conversation, under the lock of its row.
create table chat_messages (
  conversation_id text not null references chat_conversations (id) on delete cascade,
  seq integer not null,
  -- The sender's own key: what is sent again is known by it.
  key text,
  sender text not null check (sender in ('bot', 'agent', 'user')),
  is_note boolean not null default false,
  content text not null,
  search_key text not null generated always as (greek_key(content)) stored,
  quick_replies jsonb,
  -- What it links to, by kind and id: names and prices are read when it is shown.
  links jsonb,
  agent_name text,
  -- The bot had no answer to it.
  is_unanswered boolean not null default false,
  at timestamptz not null,
  visible_at timestamptz not null,
  primary key (conversation_id, seq),
  unique (conversation_id, key)
);
create index chat_unanswered on chat_messages (at) where is_unanswered;

create table canned_replies (
  id integer primary key generated always as identity,
  shortcut text not null,
  text text not null
);
create unique index canned_replies_shortcut on canned_replies (greek_key(shortcut));

-- What the administrators taught the bot.
create table bot_answers (
  id integer primary key generated always as identity,
  keywords jsonb not null,
  answer text not null,
  is_active boolean not null default true
);

-- Notifications ------------------------------------------------------------------------------------

create table alerts (
  id bigint primary key generated always as identity,
  -- How the outside names it; nobody can guess another's.
  uid text not null unique default gen_random_uuid()::text,
  type text not null check (type in ('order', 'product', 'security', 'system', 'other')),
  event text not null,
  severity text not null check (severity in ('critical', 'high', 'medium', 'low')),
  title text not null,
  message text not null,
  location text,
  -- Where on the site it leads.
  link text check (link like '/%'),
  -- What it is about: it is resolved by that and not by its link, whose form may change.
  subject text,
  audience text not null check (audience in ('admin', 'customer', 'demo')),
  customer_id text references customers (id) on delete cascade,
  status text not null default 'active' check (status in ('active', 'acknowledged', 'resolved')),
  -- An e-mail about it waits to be sent.
  mail_due boolean not null default false,
  created_at timestamptz not null default now(),
  -- When the customer whom it concerns saw it.
  read_at timestamptz,
  acknowledged_at timestamptz,
  resolved_at timestamptz,
  check ((audience = 'customer') = (customer_id is not null))
);
create index alerts_audience on alerts (audience, id desc);
create index alerts_customer on alerts (customer_id, id desc);
create index alerts_open on alerts (audience, event) where status <> 'resolved';
create index alerts_unread on alerts (customer_id) where read_at is null;
create index alerts_subject on alerts (subject) where subject is not null and status <> 'resolved';
create index alerts_mail_due on alerts (id) where mail_due;
create index alerts_age on alerts (created_at);

-- The notifications of a decision wait here for the seconds in which it can be undone. Whoever deletes the row, the job that
-- sends them or the request that undoes the decision, is the one who takes effect.
create table delayed_notifications (
  id text primary key,
  -- Of the decisions on a subject, the one with the highest number is the latest.
  number bigint generated always as identity,
  -- What was decided on: 'order:…', 'customer:…', 'appointment:…'.
  subject text not null,
  -- What the decision changed, as it was and as it became.
  before jsonb not null,
  after jsonb not null,
  -- The e-mails and alerts that leave in the end.
  notifications jsonb not null,
  -- Only the latest decision on a subject is announced; undoing it brings back the one that it replaced.
  replaced_by text references delayed_notifications (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index delayed_notifications_subject on delayed_notifications (subject);
create index delayed_notifications_replaced_by on delayed_notifications (replaced_by);
