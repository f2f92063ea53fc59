-- Hours of opening to the minute, with several spans a day; visits begin at full or half hours: 8.5 is 08:30.
alter table opening_overrides add column spans jsonb;
update opening_overrides set spans = case when opens_hour is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
  'opens', lpad(opens_hour::text, 2, '0') || ':00', 'closes', lpad(closes_hour::text, 2, '0') || ':00')) end;
alter table opening_overrides alter column spans set not null, drop column opens_hour, drop column closes_hour;

update settings set value = jsonb_set(value, '{fields,week}', (
  select jsonb_agg(jsonb_build_object('isOpen', day -> 'isOpen',
    'spans', jsonb_build_array(jsonb_build_object('opens', day -> 'opens', 'closes', day -> 'closes'))) order by position)
  from jsonb_array_elements(value #> '{fields,week}') with ordinality as week (day, position)))
where key = 'settings.hours';

alter table appointments alter column start_hour type real;
alter table appointments add check (start_hour * 2 = floor(start_hour * 2));
alter table appointment_history alter column from_hour type real, alter column to_hour type real;

-- A row takes an hour from its beginning, at a full or half hour. Two rows of a technician overlap just when they share the full
-- hour in which they begin or the one in which their second half lies, so these indexes still say that nobody is in two places.
alter table technician_hours alter column hour type real;
alter table technician_hours add check (hour * 2 = floor(hour * 2));
create unique index technician_hours_first_half on technician_hours (technician_id, date, floor(hour));
create unique index technician_hours_second_half on technician_hours (technician_id, date, floor(hour + 0.5));
