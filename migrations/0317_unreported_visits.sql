-- Visits that are done and of which no report was written; a survey and a monitoring call leave nothing to write of.
create view unreported_visits as
select visit.id, visit.date
from appointments visit
left join services on services.id = visit.service_id
where visit.status = 'completed'
  and coalesce(services.role, '') not in ('survey', 'monitoring')
  and not exists (select from visit_reports where appointment_id = visit.id);
