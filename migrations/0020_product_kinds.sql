-- What the products of a category are for the advice, unless a product's own specifications say otherwise.
alter table categories add column product_kind text check (char_length(product_kind) <= 40);

-- Where a kit's parts are seen in one of its pictures: { picture, parts: { code: [[x, y], …] } }, shares of width and height.
alter table products add column picture_layout jsonb;

-- The advice reads specifications that anybody can type. `calc`, which only the demonstration wrote, says what they did not yet
-- say; the column itself is no longer read and goes with a later migration.
update products set
  picture_layout = calc -> 'layout',
  specifications = specifications
    || jsonb_build_object('technical', jsonb_strip_nulls(jsonb_build_object(
      'kind', labels.of ->> (calc ->> 'kind'),
      'bitrate_mbps', calc -> 'bitrateMbps15fps',
      'analogue_channels', case when calc ->> 'kind' = 'recorder' and calc -> 'coax' = 'true' then calc -> 'channels' end,
      'wired_zones', nullif(calc -> 'wired', '0'),
      'load_w', case when calc ->> 'kind' = 'ups' then calc -> 'watts' end,
      'doors', calc -> 'doors',
      'cable_type', calc ->> 'type')) || coalesce(specifications -> 'technical', '{}'))
    || jsonb_build_object('connectivity', jsonb_strip_nulls(jsonb_build_object(
      'protocol', calc ->> 'radioFamily')) || coalesce(specifications -> 'connectivity', '{}'))
    || jsonb_build_object('installation', jsonb_strip_nulls(jsonb_build_object(
      'power_source', case when calc ? 'dutyMax' then 'Μπαταρία' end,
      'contains', (select string_agg(key || ' ×' || value, ', ') from jsonb_each_text(calc -> 'contains'))))
      || coalesce(specifications -> 'installation', '{}'))
from (select '{"camera": "Κάμερα", "recorder": "Καταγραφικό", "hdd": "Σκληρός δίσκος", "panel": "Πίνακας συναγερμού",
  "kit": "Σετ συναγερμού", "contact": "Μαγνητική επαφή", "pir": "Ανιχνευτής κίνησης",
  "dual": "Ανιχνευτής διπλής τεχνολογίας", "curtain": "Ανιχνευτής κουρτίνας",
  "outdoor": "Ανιχνευτής εξωτερικού χώρου", "beam": "Δέσμη υπερύθρων", "glassbreak": "Ανιχνευτής θραύσης τζαμιών",
  "flood": "Ανιχνευτής πλημμύρας", "smoke": "Ανιχνευτής καπνού", "co": "Ανιχνευτής μονοξειδίου του άνθρακα",
  "siren": "Σειρήνα", "keypad": "Πληκτρολόγιο", "remote": "Τηλεχειριστήριο",
  "communicator": "Κωδικοποιητής επικοινωνίας", "fog": "Γεννήτρια καπνού", "reader": "Αναγνώστης πρόσβασης",
  "access-controller": "Ελεγκτής πρόσβασης", "lock": "Ηλεκτρική κλειδαριά", "intercom": "Θυροτηλεόραση",
  "doorbell": "Κουδούνι με κάμερα", "switch": "Switch PoE", "ups": "UPS", "battery": "Μπαταρία συναγερμού",
  "cable": "Καλώδιο", "floodlight": "Προβολέας", "pa": "Ηχητική εγκατάσταση"}'::jsonb as of) as labels
where jsonb_typeof(calc) = 'object';
