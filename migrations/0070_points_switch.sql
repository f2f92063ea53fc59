-- Whether an order earns loyalty points: the shop had them when it was placed.
alter table orders add column earns_points boolean not null default true;
