-- Administrators are told which accounts share a tax number.
create index customers_afm on customers (afm) where afm is not null;
