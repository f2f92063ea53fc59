-- Text is compared by composed letters, and by plain apostrophes, hyphens and blanks: pasted text has others.
create or replace function greek_key(value text) returns text language sql immutable parallel safe strict as $$
  select translate(lower(normalize(value, nfc)),
    'άέήίόύώϊϋΐΰςΆΈΉΊΌΎΏΪΫΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ' || '’‘ʼ´`΄' || '‐‑‒–—―−'
      || E'\u00A0\u2007\u2009\u202F\u3000',
    'αεηιουωιυιυσαεηιουωιυαβγδεζηθικλμνξοπρστυφχψω' || '''''''''''''' || '-------' || '     ')
$$;

-- Rows whose keys would be others now are written again.
update products set name = name where name_key <> greek_key(name_key);
update customers set first_name = first_name where search_key <> greek_key(search_key);
update orders set order_number = order_number, shipping_address = shipping_address
  where search_key <> greek_key(search_key);
update appointments set customer_name = customer_name where search_key <> greek_key(search_key);
update contact_messages set name = name where search_key <> greek_key(search_key);
update chat_conversations set contact_name = contact_name where contact_key <> greek_key(contact_key);
update chat_messages set content = content where search_key <> greek_key(search_key);
