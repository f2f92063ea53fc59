-- A line of a cart outlives its product, under the name that this had last: the customer is told, and takes it out.
alter table cart_lines drop constraint cart_lines_product_id_fkey, add column removed_name text;

create function keep_removed_name() returns trigger language plpgsql as $$
begin
  update cart_lines set removed_name = old.name where product_id = old.id;
  return null;
end $$;
create trigger product_removed after delete on products for each row execute function keep_removed_name();
