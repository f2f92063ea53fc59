-- A changed e-mail address of an account: `confirm_hash` is of the link sent to the new address, `stop_hash` of the one sent to
-- the old address, which also takes a confirmed change back until `expires_at`. One per account.
create table email_changes (
  customer_id text primary key references customers (id),
  old_email text not null,
  new_email text not null,
  confirm_hash bytea not null unique,
  stop_hash bytea not null unique,
  confirm_until timestamptz not null,
  confirmed_at timestamptz,
  expires_at timestamptz not null
);
create index email_changes_expires on email_changes (expires_at);
