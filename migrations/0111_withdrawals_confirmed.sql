-- A withdrawal binds once the customer sent it signed in, or opened the link in its receipt; the office may dismiss one.
alter table withdrawals add column confirm_hash bytea unique, add column dismissed_at timestamptz;
