-- Why the office decided what an entry says, such as a visit outside the opening hours: for the office alone.
alter table appointment_history add column team_note text not null default '';

-- The days of one job know each other by its id.
alter table appointments add column job_id text;
create index appointments_job on appointments (job_id, date);

-- What an hour of a technician costs the company, in cents; null where it is not said. For the office alone.
alter table technicians add column hour_cost_cents integer check (hour_cost_cents between 0 and 1000000);
