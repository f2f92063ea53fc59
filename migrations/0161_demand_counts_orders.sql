-- Rising demand counts orders alone: nobody's views are counted any longer. The table goes with a later release, because a
-- node of the version before may still read it.
drop trigger product_views_again on product_views;
drop trigger product_views_first on product_views;
drop function count_viewer();
delete from product_view_days;
