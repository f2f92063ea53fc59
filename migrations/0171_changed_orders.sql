-- How often the office has changed what an order says: a change that was written from an older one is refused.
alter table orders add column revision integer not null default 0;
