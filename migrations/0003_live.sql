-- Live messages: whoever is signed out hears nothing more, whichever way their session ended.
create function tell_of_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', encode(old.token_hash, 'hex'));
  return null;
end $$;
create trigger session_ended after delete on sessions
  for each row execute function tell_of_ended_session();

alter table alerts
  -- Where on the site it leads.
  add column link text check (link like '/%'),
  -- When the customer whom it concerns saw it.
  add column read_at timestamptz,
  add column acknowledged_at timestamptz,
  add column resolved_at timestamptz;
create index alerts_open on alerts (audience, event) where status <> 'resolved';
create index alerts_unread on alerts (customer_id) where read_at is null;
create index alerts_age on alerts (created_at);
