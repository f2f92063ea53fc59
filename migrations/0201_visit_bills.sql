-- What was done and used at a visit is an order that the office makes: a visit has one that stands.
alter table orders add column billed_visit_id text references appointments (id) on delete set null;
create unique index orders_one_of_visit on orders (billed_visit_id) where billed_visit_id is not null and not is_void;
-- What the removal of a visit asks, also of its void bills.
create index orders_of_visit on orders (billed_visit_id);
