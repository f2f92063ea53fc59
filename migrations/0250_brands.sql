-- What the law asks a shop to show of a product, by the names of `legal-facts.ts`: a brand says it once for all its products,
-- which name their brand by text, and what a product says itself holds before its brand's.
create table brands (
  name text not null,
  name_key text primary key generated always as (greek_key(name)) stored,
  legal_facts jsonb not null default '{}'
);

alter table products add column legal_facts jsonb not null default '{}';
-- The months of a guarantee are such a fact now: those that say nothing else than the shop's usual ones are no product's own.
-- `warranty_months` stays for the version that ran before, and goes with the next release.
update products
set legal_facts = jsonb_build_object('warranty', warranty_months)
where warranty_months <> coalesce(
  (select (value #>> '{fields,warrantyMonths}')::integer from settings where key = 'settings.products'), 24);
