-- What administrators changed. `session` names the shared password's session by the beginning of its token's hash,
-- `actor_id` the customer with isAdmin who was signed in.
create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  actor text not null check (actor in ('admin', 'staff')),
  actor_id text references customers (id) on delete set null,
  session text,
  action text not null check (action in ('created', 'updated', 'deleted')),
  entity text not null,
  entity_id text not null,
  -- How people know the thing: a name, a number.
  label text not null,
  -- Only the fields that changed.
  before jsonb not null default '{}',
  after jsonb not null default '{}'
);
create index audit_log_entity on audit_log (entity, entity_id, id desc);
