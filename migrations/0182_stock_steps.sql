-- Whether the pieces of a line were taken from a counted stock: only those come back to it.
alter table order_lines add column from_stock boolean not null default true;
-- The pieces that came back with a refund, [{ line, quantity }]: they leave the stock again if the refund is undone.
alter table payment_steps add column pieces jsonb;
