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
