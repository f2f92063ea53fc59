alter table orders
  -- For whom the invoice is written, as it was given with the order; without it a receipt is issued.
  add column invoice jsonb,
  -- The number under which a business keeps the order in its own books.
  add column purchase_order text,
  -- When a consumer asked that the installation begin within the 14 days of the right of withdrawal.
  add column begin_consent_at timestamptz;
