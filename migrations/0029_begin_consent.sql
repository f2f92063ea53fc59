-- When a consumer asked that a service begin within the 14 days of the right of withdrawal.
alter table appointments add column begin_consent_at timestamptz;
