-- The points that an order gives for each whole euro, as it was when it was placed.
alter table orders add column points_per_euro integer not null default 1 check (points_per_euro > 0);
