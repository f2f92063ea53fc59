import { Pencil } from 'lucide-react';
import { formatPhone } from '#shared/phone.ts';
import { formatPostalCode } from '#shared/postal-code.ts';
import { Button } from '#ui/components/Button.tsx';
import { accountTypeLabels, type Customer } from '#features/customers/contract.ts';

const missing = 'Δεν έχει καταχωριστεί';

function rowsOf(customer: Customer): [label: string, value: string | undefined][] {
  const { address, postalCode, city } = customer;
  const cityLine = [postalCode && formatPostalCode(postalCode), city].filter(Boolean).join(' ');
  return [
    ['Όνομα', customer.firstName],
    ['Επώνυμο', customer.lastName],
    ['Email', customer.email],
    ['Τηλέφωνο', customer.phone && formatPhone(customer.phone)],
    ['Τύπος λογαριασμού', accountTypeLabels[customer.accountType]],
    ...(customer.accountType === 'b2b'
      ? ([
          ['Επωνυμία', customer.companyName],
          ['ΑΦΜ', customer.afm],
          ['ΔΟΥ', customer.doy],
          ['Επάγγελμα', customer.profession],
        ] satisfies [string, string | undefined][])
      : []),
    ['Διεύθυνση', [address, cityLine].filter(Boolean).join('\n') || undefined],
  ];
}

export function ProfileDetails({ customer, onEdit }: { customer: Customer; onEdit: () => void }) {
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">Τα στοιχεία μου</h2>
        <Button variant="outline" size="sm" onClick={onEdit}>
          <Pencil />
          Επεξεργασία
        </Button>
      </div>
      <dl className="mt-3 border-t border-line">
        {rowsOf(customer).map(([label, value]) => (
          <div key={label} className="grid gap-x-4 border-b border-line py-3 sm:grid-cols-[200px_1fr]">
            <dt className="text-base text-text-2">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">
              {value ?? <span className="text-text-3">{missing}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
