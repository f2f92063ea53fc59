import type { ReactNode } from 'react';
import { formatPhone } from '../../../../shared/phone.ts';
import { formatPostalCode } from '../../../../shared/postal-code.ts';
import { TextLink } from '../../../../ui/pieces/TextLink.tsx';
import { accountTypeLabels, type CustomerFile } from '../../contract.ts';

function factsOf(customer: CustomerFile): [label: string, value: ReactNode][] {
  const { address, postalCode, city } = customer;
  const cityLine = [postalCode && formatPostalCode(postalCode), city].filter(Boolean).join(' ');
  return [
    [
      'Email',
      <TextLink key="email" href={`mailto:${customer.email}`}>
        {customer.email}
      </TextLink>,
    ],
    [
      'Τηλέφωνο',
      customer.phone && (
        <TextLink key="phone" href={`tel:${customer.phone}`}>
          {formatPhone(customer.phone)}
        </TextLink>
      ),
    ],
    ['Τύπος λογαριασμού', accountTypeLabels[customer.accountType]],
    ['Επωνυμία', customer.companyName],
    ['ΑΦΜ', customer.afm],
    ['ΔΟΥ', customer.doy],
    ['Επάγγελμα', customer.profession],
    ['Διεύθυνση', [address, cityLine].filter(Boolean).join('\n') || undefined],
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
