-- What the documents of an order took off its total: they state total_cents - credited_cents. Written with each document, so
-- that what an unpaid order still asks for is read from the order alone.
alter table orders add column credited_cents integer not null default 0 check (credited_cents >= 0);

update orders set credited_cents = greatest(0, total_cents - stated_cents)
from (
  select order_id,
    sum(case when kind in ('receipt', 'invoice') then 1 else -1 end * (content ->> 'totalCents')::int) as stated_cents
  from order_documents group by order_id
) stated
where stated.order_id = orders.id;
