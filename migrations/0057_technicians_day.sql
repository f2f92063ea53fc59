-- The days on which a technician is away, both ends included; why is nobody's business.
create table technician_absences (
  id integer primary key generated always as identity,
  technician_id integer not null references technicians (id) on delete cascade,
  from_date date not null,
  to_date date not null,
  check (from_date <= to_date)
);
create index technician_absences_of on technician_absences (technician_id, to_date);

-- A calendar address of one technician; null is the address with everybody's visits.
alter table calendar_feeds add column technician_id integer references technicians (id) on delete cascade;
create index calendar_feeds_technician on calendar_feeds (technician_id);
