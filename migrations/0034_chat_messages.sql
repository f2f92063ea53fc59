-- From a contact message back to the conversation that was left as it.
create index chat_of_message on chat_conversations (message_id) where message_id is not null;
