-- The page of the shop from which somebody registered, to which the approval leads back.
alter table customers add column registered_from text check (length(registered_from) <= 300);
