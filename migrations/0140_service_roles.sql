-- A contract with a monitoring centre is a role too: the wizard offers it, and the maintenance, beside a system.
alter table services drop constraint services_role_check;
alter table services add constraint services_role_check
  check (role in ('survey', 'installation', 'maintenance', 'monitoring'));
update services set role = 'maintenance' where role is null and slug = 'syntirisi';
update services set role = 'monitoring' where role is null and slug = 'kentro-lipsis';
