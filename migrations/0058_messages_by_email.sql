-- A customer's page lists the messages from the same address.
create index contact_messages_email on contact_messages (lower(email), created_at desc);
