-- Loyalty points follow from orders; those of orders that have been forgotten are carried over here.
alter table customers add column points_carried integer not null default 0;
