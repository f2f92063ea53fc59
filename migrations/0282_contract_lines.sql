-- What the price of a contract is made of: [{text, cents}], without VAT, as its first price was agreed; empty where it is one sum. A
-- later price is shared out among them in the same proportion.
alter table contracts add column lines jsonb not null default '[]';
