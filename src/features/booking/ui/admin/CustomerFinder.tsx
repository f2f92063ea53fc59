import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { Field } from '../../../../ui/form/Field.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { useApi } from '../../../../ui/page/api.ts';
import type { Customer } from '../../../customers/contract.ts';

const pauseMs = 300;
const mostFound = 5;

/** Finds a customer of the shop, so that their details need not be typed again. */
export function CustomerFinder({ onFound }: { onFound: (customer: Customer) => void }) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const { listCustomers } = useApi().customers;
  const { data } = useQuery({
    ...listCustomers.queryOptions({
      input: search.length < 2 ? skipToken : { search, pageSize: mostFound },
    }),
    placeholderData: keepPreviousData,
  });
  const found = useDeferredValue(search.length < 2 ? undefined : data);

  useEffect(() => {
    const typed = setTimeout(() => setSearch(text.trim()), pauseMs);
    return () => clearTimeout(typed);
  }, [text]);

  return (
    <div>
      <Field label="Πελάτης του καταστήματος" optional>
        <Input
          type="search"
          autoComplete="off"
          placeholder="Όνομα, email ή τηλέφωνο"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <p role="status" className="sr-only">
        {found && (found.length === 1 ? 'Βρέθηκε 1 πελάτης' : `Βρέθηκαν ${found.length} πελάτες`)}
      </p>
      {found && (
        <ul className="mt-1.5 rounded-sm border border-line">
          {found.map((customer) => (
            <li key={customer.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                className="flex min-h-9 w-full flex-wrap items-baseline gap-x-2 px-3 py-1.5 text-left text-base hover:bg-surface-hover pointer-coarse:min-h-11"
                onClick={() => {
                  setText('');
                  setSearch('');
                  onFound(customer);
                }}
              >
                <span className="font-medium">{customer.fullName}</span>
                <span className="min-w-0 truncate text-sm text-text-2">{customer.email}</span>
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="px-3 py-2 text-base text-text-2">Δεν βρέθηκε πελάτης</li>}
        </ul>
      )}
    </div>
  );
}
