alter table alerts
  -- How the outside names it; nobody can guess another's.
  add column uid text not null unique default gen_random_uuid()::text,
  -- An e-mail about it waits to be sent.
  add column mail_due boolean not null default false;
create index alerts_mail_due on alerts (id) where mail_due;
