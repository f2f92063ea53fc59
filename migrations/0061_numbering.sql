-- What a number begins with is the company's to change: an order is known by the symbols after it, which no other order has.
create unique index orders_symbols on orders (right(order_number, 9));
-- The letters of a document's series as it was issued; of those issued before, the letters that they had then.
alter table order_documents add column series text;
