-- The streets that a customer has left, the last first: what still goes there is asked about, whoever wrote the move down.
alter table customers add column former_addresses text[] not null default '{}';

update customers set former_addresses = array[street]
from (
  select distinct on (entity_id) entity_id, before ->> 'address' as street from audit_log
  where entity = 'customer' and before ->> 'address' <> '' and after ? 'address'
  order by entity_id, id desc
) as moved
where entity_id = customers.id and deleted_at is null and greek_key(street) <> greek_key(coalesce(address, ''));
