-- The order in which questions and answers were written: two may bear the same instant.
alter table offer_questions add column number bigint generated always as identity;
