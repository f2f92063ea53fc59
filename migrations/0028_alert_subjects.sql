-- What an alert is about: it is settled by that and no longer by its link, whose form may change.
alter table alerts add column subject text;
create index alerts_subject on alerts (subject) where subject is not null and status <> 'resolved';

create function alert_subject(link text) returns text language sql immutable return
  case
    when link = '/admin?tab=products&show=out' then 'sold-out'
    when link like '/order-management?order=%' then 'order:' || split_part(link, 'order=', 2)
    when link like '/appointments-admin?%appointment=%' then 'appointment:' || split_part(link, 'appointment=', 2)
    when link like '/customers-admin?customer=%' then 'customer:' || split_part(link, 'customer=', 2)
    when link like '/admin?tab=messages&message=%' then 'message:' || split_part(link, 'message=', 2)
    when link like '/admin?tab=products&product=%' then 'product:' || split_part(link, 'product=', 2)
  end;

update alerts set subject = alert_subject(link) where audience = 'admin';

-- For nodes of the version before, which name none; the release after this one drops both.
create function fill_alert_subject() returns trigger language plpgsql as $$
begin
  new.subject = alert_subject(new.link);
  return new;
end $$;
create trigger alerts_without_subject before insert on alerts for each row
  when (new.subject is null and new.audience = 'admin') execute function fill_alert_subject();
