import { formatPhone } from '../../../../shared/phone.ts';
import { formatPostalCode } from '../../../../shared/postal-code.ts';
import { accountTypeLabels, type Customer } from '../../contract.ts';

function factsOf(customer: Customer): [label: string, value: string | undefined][] {
  const { address, postalCode, city } = customer;
  const place = [postalCode && formatPostalCode(postalCode), city].filter(Boolean).join(' ');
  return [
    ['Email', customer.email],
    ['Τηλέφωνο', customer.phone && formatPhone(customer.phone)],
    ['Τύπος λογαριασμού', accountTypeLabels[customer.accountType]],
    ['Εταιρεία', customer.companyName],
    ['ΑΦΜ', customer.afm],
    ['ΔΟΥ', customer.doy],
    ['Επάγγελμα', customer.profession],
    ['Διεύθυνση', [address, place].filter(Boolean).join('\n') || undefined],
    ['Αιτία απόρριψης', customer.rejectionReason],
  ];
}

/** What the customer has given; what is missing is left out. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  return (
    <dl className="border-t border-line text-base">
      {factsOf(customer)
        .filter(([, value]) => value !== undefined)
        .map(([label, value]) => (
          <div key={label} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[160px_1fr]">
            <dt className="text-text-2">{label}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
