-- On the first line of a product: the supplier's price that its receipt set, and the one of before, for the undo.
alter table goods_receipt_lines add column supplier_set_cents integer, add column supplier_was_cents integer;
