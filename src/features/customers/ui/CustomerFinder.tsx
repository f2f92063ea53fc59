import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { formatPhone } from '#shared/phone.ts';
import { Finder } from '#ui/form/Finder.tsx';
import { useApi } from '#ui/page/api.ts';
import type { Customer } from '../contract.ts';

const maxFound = 5;

interface Props {
  /** Nothing goes without a customer here. */
  required?: boolean;
  onFound: (customer: Customer) => void;
}

/** Finds a customer of the shop, so that their details need not be typed again. */
export function CustomerFinder({ required = false, onFound }: Props) {
  const [search, setSearch] = useState('');
  const query = useQuery({
    ...useApi().customers.listCustomers.queryOptions({
      input: search.length < 2 ? skipToken : { search, pageSize: maxFound + 1 },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Finder
      label="Πελάτης του καταστήματος"
      required={required}
      placeholder="Όνομα, email ή τηλέφωνο"
      most={maxFound}
      found={search.length < 2 ? undefined : query.data}
      query={query}
      keyOf={({ id }) => id}
      countText={(count) => plural(count, 'πελάτης βρέθηκε', 'πελάτες βρέθηκαν')}
      none="Δεν βρέθηκε πελάτης"
      onSearch={setSearch}
      onFound={onFound}
    >
      {({ fullName, email, phone }) => (
        <>
          <span className="font-medium">{fullName}</span>
          <span className="min-w-0 truncate text-sm text-text-2">
            {email || (phone && formatPhone(phone))}
          </span>
        </>
      )}
    </Finder>
  );
}
