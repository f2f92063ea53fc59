import type { ReactNode } from 'react';
import { formatPostalCode } from '#shared/postal-code.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { accountTypeLabels, type CustomerFile } from '../../contract.ts';
import { PhoneLink } from '#ui/components/PhoneLink.tsx';
import { MapLink } from '#ui/components/MapLink.tsx';

function factsOf(customer: CustomerFile): [label: string, value: ReactNode][] {
  const { address, postalCode, city } = customer;
  const cityLine = [postalCode && formatPostalCode(postalCode), city].filter(Boolean).join(' ');
  const fullAddress = [address, cityLine].filter(Boolean).join(', ');
  return [
    [
      'Email',
      customer.email !== '' && (
        <TextLink key="email" href={`mailto:${customer.email}`}>
          {customer.email}
        </TextLink>
      ),
    ],
    ['Τηλέφωνο', customer.phone && <PhoneLink key="phone" phone={customer.phone} />],
    ['Τύπος λογαριασμού', accountTypeLabels[customer.accountType]],
    ['Επωνυμία', customer.companyName],
    ['ΑΦΜ', customer.afm],
    ['ΔΟΥ', customer.doy],
    ['Επάγγελμα', customer.profession],
    ['Διεύθυνση', fullAddress === '' ? undefined : <MapLink key="address" address={fullAddress} />],
    ['Λόγος απόρριψης', customer.rejectionReason],
  ];
}

/** The customer's details; missing ones are left out. */
export function CustomerFacts({ customer }: { customer: CustomerFile }) {
  return (
    <dl className="-my-2 text-base">
      {factsOf(customer)
        .filter(([, value]) => value !== undefined && value !== false)
        .map(([label, value]) => (
          <div
            key={label}
            className="grid gap-x-4 border-line py-2 not-last:border-b sm:grid-cols-[130px_1fr]"
          >
            <dt className="text-text-2">{label}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
