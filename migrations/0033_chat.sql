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

-- Numbered without gaps in each conversation, under the lock of its row.
create table chat_messages (
  conversation_id text not null references chat_conversations (id) on delete cascade,
  seq integer not null,
  -- The sender's own key: what is sent again is known by it.
  key text,
  sender text not null check (sender in ('bot', 'agent', 'user')),
  is_note boolean not null default false,
  content text not null,
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

-- An administrator's session towards customers; live while one of its connections is.
alter table sessions
  add column display_name text,
  add column chat_status text not null default 'online' check (chat_status in ('online', 'away', 'busy')),
  add column live_at timestamptz;
create index sessions_live on sessions (live_at) where live_at is not null;
