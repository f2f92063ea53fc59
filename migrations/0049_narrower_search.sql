-- No search reads it any more: what codes a product has is asked of the index of `terms`. The rows are written anew without it.
alter table product_search drop column code_terms;
drop function code_terms(tsvector);
cluster product_search using product_search_pkey;
