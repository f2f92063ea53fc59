-- What a technician did at a visit, as the office wrote it down: one for each, and gone with it.
create table visit_reports (
  appointment_id text primary key references appointments (id) on delete cascade,
  -- What was done, the devices with their places and serial numbers, and what was handed over (`handover/contract.ts`).
  content jsonb not null,
  revision integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
