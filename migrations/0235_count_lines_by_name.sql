-- A page of a count is cut from this index alone.
create index stock_count_lines_by_name on stock_count_lines (count_id, name_key collate "C", position);
