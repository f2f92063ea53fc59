-- Receipts, invoices and their credit notes. Each keeps what it says as it was issued; none is ever changed, and one that is
-- not right is cancelled by a credit note that names it.
create table order_documents (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  kind text not null check (kind in ('receipt', 'invoice', 'receipt_credit', 'invoice_credit')),
  year integer not null,
  number integer not null check (number > 0),
  issued_on date not null,
  issued_at timestamptz not null,
  person text not null,
  -- The document that this credit note cancels; one is cancelled once.
  cancels text unique references order_documents (id) on delete cascade,
  content jsonb not null,
  unique (kind, year, number),
  check ((cancels is null) = (kind in ('receipt', 'invoice')))
);
create index order_documents_order on order_documents (order_id, issued_at);

create function refuse_document_change() returns trigger language plpgsql as $$
begin
  raise exception 'A document that was issued is never changed';
end $$;
create trigger order_documents_final before update on order_documents
  for each row execute function refuse_document_change();

-- The last number of each series. Its row is locked until the document is stored or given up, so no number is left out.
create table document_series (
  kind text not null,
  year integer not null,
  last_number integer not null,
  primary key (kind, year)
);

-- What was sent to the tax authority for a document, and the mark that it answered.
create table document_transmissions (
  document_id text primary key references order_documents (id) on delete cascade,
  authority text not null,
  xml text not null,
  mark text not null,
  sent_at timestamptz not null
);
