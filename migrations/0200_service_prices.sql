-- What the price of a service is of: a visit at least, a visit, or an hour of it. The call-out is added to it once.
alter table services
  add column price_kind text not null default 'from' check (price_kind in ('from', 'fixed', 'hour')),
  add column call_out_cents integer check (call_out_cents >= 0);
