-- The bill of a visit or of a contract is brought by nobody who is paid for bringing it.
update orders set cash_fee_cents = 0
where cash_fee_cents > 0 and (billed_visit_id is not null or billed_contract_id is not null);
