-- What reports add up: each line of an order that is confirmed or later, on the day in Athens on which the order was placed,
-- with the share of its amounts that stays after discount and refunds. Derived from orders and order_lines alone.
create view sold_lines_now as
  select order_id, position, (created_at at time zone 'Europe/Athens')::date as day, product_id, sku, quantity,
    quantity * share * price_cents as goods_cents,
    case when with_installation then quantity * share * installation_price_cents end as installation_cents
  from order_lines
  join lateral (
    select created_at, (total_cents - refunded_cents)::float8 / nullif(total_cents + discount_cents, 0) as share
    from orders where id = order_id and status in ('confirmed', 'processing', 'shipped', 'delivered')
  ) as sold on true;

create table sold_lines (
  order_id text not null,
  position integer not null,
  day date not null,
  product_id integer,
  sku text not null,
  quantity integer not null,
  -- Cents with fractions; null in an order without an amount.
  goods_cents float8,
  installation_cents float8,
  primary key (order_id, position),
  foreign key (order_id, position) references order_lines on delete cascade
);
insert into sold_lines select * from sold_lines_now;
create index sold_lines_day on sold_lines (day);
create index sold_lines_product on sold_lines (product_id, day);

-- An order that begins or ceases to count, or whose amounts change.
create function keep_sold_order() returns trigger language plpgsql as $$
begin
  delete from sold_lines where order_id = new.id;
  insert into sold_lines select * from sold_lines_now where order_id = new.id;
  return null;
end $$;
create trigger sold_order after update of status, created_at, total_cents, discount_cents, refunded_cents on orders
  for each row when (
    (old.status in ('confirmed', 'processing', 'shipped', 'delivered'), old.created_at, old.total_cents, old.discount_cents,
      old.refunded_cents)
    is distinct from (new.status in ('confirmed', 'processing', 'shipped', 'delivered'), new.created_at, new.total_cents,
      new.discount_cents, new.refunded_cents))
  execute function keep_sold_order();

-- The lines of an order are stored after it: one statement for all of them.
create function add_sold_lines() returns trigger language plpgsql as $$
begin
  insert into sold_lines select now.* from added join sold_lines_now as now using (order_id, position);
  return null;
end $$;
create trigger added_sold_lines after insert on order_lines
  referencing new table as added for each statement execute function add_sold_lines();

-- A line loses its product when that is deleted.
create function keep_sold_line() returns trigger language plpgsql as $$
begin
  delete from sold_lines where order_id = new.order_id and position = new.position;
  insert into sold_lines select * from sold_lines_now where order_id = new.order_id and position = new.position;
  return null;
end $$;
create trigger sold_line after update of product_id, sku, quantity, price_cents, with_installation,
  installation_price_cents on order_lines for each row execute function keep_sold_line();
