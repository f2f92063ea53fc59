-- E-mails to one address leave in the order of these numbers: a transaction may have waited for one that began after it, and
-- in PGlite the clock stands still for a millisecond.
create sequence mail_numbers;
