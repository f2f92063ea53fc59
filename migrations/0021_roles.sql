-- What a service is for the shop's pages: the survey that every project begins with, an installation, or the maintenance.
alter table services add column role text check (role in ('survey', 'installation', 'maintenance'));
update services set role = 'survey' where slug = 'aytopsia-meleti';
update services set role = 'installation' where slug in (
  'egkatastasi-kameron', 'egkatastasi-synagermou', 'elegxos-prosvasis', 'ixos-fotismos');

-- Which of the shop's guides to choosing stands above a category's products.
alter table categories add column guide text check (char_length(guide) <= 40);
update categories set guide = id where id in (
  'cameras', 'recorders', 'alarms', 'sensors', 'fire', 'access', 'intercom', 'power-network', 'sound-lighting');
