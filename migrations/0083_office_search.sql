-- What administrators search is folded when it is written, not anew in each row by each search.

-- One letter for all letters that may stand for the same sound in Greek and in Latin; those of the sound of «ι» are left out.
-- Words that sound alike (shared/greeklish.ts) have some of these letters in the same order, which is compared much faster.
create function sound_letters(value text) returns text language sql immutable parallel safe strict as $$
  select translate(value,
    'αεκσξχπβφψτδθγνμλρζοω' || 'ecqsxh3bvfd8jw' || 'ιηυ' || 'iyu',
    'aakkkkpppptttgnmlrzoo' || 'akkkkkkpppttzo')
$$;

alter table orders add column sound_key text not null generated always as (
  sound_letters(greek_key(order_number || ' ' || coalesce(shipping_address ->> 'fullName', '')))
) stored;

alter table customers
  add column sound_key text not null generated always as (
    sound_letters(greek_key(
      first_name || ' ' || last_name || ' ' || coalesce(company_name, '') || ' ' || email || ' ' || coalesce(phone, '') || ' '
        || coalesce(afm, '')
    ))
  ) stored,
  -- By what the conversations of a customer are found.
  add column writer_key text not null generated always as (
    greek_key(first_name || ' ' || last_name || ' ' || email || coalesce(' ' || company_name, ''))
  ) stored;

alter table appointments
  add column search_key text not null generated always as (
    greek_key(customer_name || ' ' || customer_email || coalesce(' ' || customer_phone, '') || ' ' || service_title)
  ) stored,
  add column sound_key text not null generated always as (
    sound_letters(greek_key(
      customer_name || ' ' || customer_email || coalesce(' ' || customer_phone, '') || ' ' || service_title
    ))
  ) stored;

alter table contact_messages
  add column search_key text not null generated always as (
    greek_key(name || ' ' || email || coalesce(' ' || phone, '') || coalesce(' ' || subject, '') || ' ' || message)
  ) stored,
  add column sound_key text not null generated always as (
    sound_letters(greek_key(
      name || ' ' || email || coalesce(' ' || phone, '') || coalesce(' ' || subject, '') || ' ' || message
    ))
  ) stored;

alter table chat_conversations add column contact_key text generated always as (
  greek_key(coalesce(contact_name || ' ' || contact_email, contact_name, contact_email))
) stored;
alter table chat_messages add column search_key text not null generated always as (greek_key(content)) stored;

-- What the overview lists and counts: orders that are expected on a day, and appointments by the day on which they were booked.
create index orders_expected on orders (estimated_delivery) where status in ('processing', 'shipped');
create index appointments_created on appointments (created_at);
