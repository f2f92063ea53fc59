-- A cart has as many lines as an order may have. The lock makes two additions at the same moment count each other.
create function demand_room() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('cart ' || new.customer_id, 0));
  if (select count(*) from cart_lines where customer_id = new.customer_id) > tg_argv[0]::integer then
    raise exception 'The list is full' using errcode = 'program_limit_exceeded', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger cart_lines_room after insert on cart_lines for each row execute function demand_room('200');
