-- A visit may be due again some months after it was done; services say which of theirs are. A period that a customer does not
-- want is skipped. Nothing is booked by itself: the day on which the next visit is due is only proposed.
alter table services add column repeat_months smallint check (repeat_months in (6, 12, 24));
alter table appointments
  add column repeat_months smallint check (repeat_months in (6, 12, 24)),
  add column repeat_skipped smallint not null default 0 check (repeat_skipped between 0 and 40),
  -- Counted from the day of the visit, so that the 31st or the 29th of February comes back after a shorter month.
  add column maintenance_due date generated always as (
    case when status = 'completed' then (date + make_interval(months => repeat_months * (1 + repeat_skipped)))::date end
  ) stored,
  -- The visit whose repetition this one is.
  add column follows text references appointments (id) on delete set null,
  -- Who was there: the hours of a visit are free again once it is done.
  add column done_by integer[] not null default '{}',
  -- What the technician takes along, for the company only.
  add column materials text not null default '';
create index appointments_maintenance on appointments (maintenance_due) where maintenance_due is not null;
create index appointments_follows on appointments (follows);
-- The visits of a person, whether known by account, by e-mail address or by name.
create index appointments_person on appointments
  ((coalesce(customer_id, nullif(customer_email, ''), customer_name)), date);
