-- When the password or the address of an account changed last: links and requests of before are void.
alter table customers add column access_changed_at timestamptz;
