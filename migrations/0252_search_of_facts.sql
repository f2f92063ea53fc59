-- What a product says of its security updates is among what it is found by.
create trigger product_search_facts after update of legal_facts on products
  for each row when (old.legal_facts is distinct from new.legal_facts)
  execute function stale_product_search();
