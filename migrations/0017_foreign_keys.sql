-- Whoever deletes a product or a service must not read every cart, every look and every appointment there is.
create index cart_lines_product on cart_lines (product_id);
create index product_views_product on product_views (product_id);
create index appointments_service on appointments (service_id);
