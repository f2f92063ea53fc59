-- Every purchase price that a product has had, whoever set it; null: it was taken away. Those of before begin today.
create table purchase_prices (
  id bigint primary key generated always as identity,
  product_id integer not null references products (id) on delete cascade,
  price_cents integer,
  since timestamptz not null default now()
);
create index purchase_prices_product on purchase_prices (product_id, since desc);
insert into purchase_prices (product_id, price_cents)
  select id, purchase_price_cents from products where purchase_price_cents is not null;

create function keep_purchase_price() returns trigger language plpgsql as $$
begin
  insert into purchase_prices (product_id, price_cents) values (new.id, new.purchase_price_cents);
  return null;
end $$;
create trigger product_bought after insert on products
  for each row when (new.purchase_price_cents is not null) execute function keep_purchase_price();
create trigger product_bought_otherwise after update of purchase_price_cents on products
  for each row when (old.purchase_price_cents is distinct from new.purchase_price_cents)
  execute function keep_purchase_price();

-- What one piece of a line cost the company when it was sold; null: nobody knows. The office's alone.
alter table order_lines add column cost_cents integer check (cost_cents >= 0);

-- The cost of what a line sold, in cents: pieces that came back are in the stock again, and cost nothing.
create or replace view sold_lines_now as
  select order_id, position, (created_at at time zone 'Europe/Athens')::date as day, product_id, sku, quantity,
    quantity * share * price_cents as goods_cents,
    case when with_installation then quantity * share * installation_price_cents end as installation_cents, vat_percent,
    (quantity - returned_quantity)::float8 * cost_cents as cost_cents
  from order_lines
  join lateral (
    select created_at, vat_percent, (total_cents - refunded_cents)::float8 / nullif(total_cents + discount_cents, 0) as share
    from orders where id = order_id and is_sale
  ) as sold on true;
alter table sold_lines add column cost_cents float8;

drop trigger sold_line on order_lines;
create trigger sold_line after update of product_id, sku, quantity, price_cents, with_installation,
  installation_price_cents, returned_quantity, cost_cents on order_lines for each row execute function keep_sold_line();
