-- What the rules of the advice read beside the existing calculation data: the radio family, the wired zones of a panel,
-- and what a camera's analysis tells apart.
update products
set calc = calc || '{"radioFamily": "phylax-868"}'::jsonb
where calc is not null and specifications -> 'connectivity' ->> 'radio' = '868' and brand in ('Phylax', 'Pyrsos');

update products
set calc = calc || jsonb_build_object(
  'wired',
  case
    when (calc ->> 'wireless')::integer = 0 or (calc ->> 'grade')::integer >= 3 then (calc ->> 'zones')::integer
    else 0
  end
)
where calc ->> 'kind' = 'panel';

update products
set calc = calc || jsonb_build_object(
  'classes',
  coalesce(
    array_length(string_to_array(nullif(specifications -> 'functions' ->> 'ai', 'Όχι'), ', '), 1),
    0
  ),
  'deterrence',
  coalesce((specifications -> 'functions' ->> 'deterrence')::boolean, false)
)
where calc ->> 'kind' = 'camera';
