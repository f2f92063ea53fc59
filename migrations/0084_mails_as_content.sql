-- The e-mails kept for /dev/mail hold what they say, as their jobs do. Their HTML, six times as large, is made when one is read.
alter table dev_mails add column content json, alter column html drop not null;
alter table dev_mails alter column content set storage external;
