import { skipToken, useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Merge } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import type { Customer } from '#features/customers/contract.ts';
import { CustomerFinder } from '#features/customers/ui/CustomerFinder.tsx';
import type { MergePreview } from '../../merge-contract.ts';

interface Props {
  customerId: string;
  name: string;
}

/** Brings everything of another customer to this one, after a preview and a question. */
export function MergeCustomers({ customerId, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <h3 className="text-base font-semibold">Ο ίδιος, δύο φορές</h3>
      <p className="mt-1 text-base text-text-2">
        Αν ο πελάτης υπάρχει και με άλλα στοιχεία, όσα έχει εκεί έρχονται εδώ.
      </p>
      <Button size="sm" variant="outline" className="mt-3" onClick={() => setOpen(true)}>
        <Merge />
        Συγχώνευση με άλλον
      </Button>
      {isOpen && <MergeDialog customerId={customerId} name={name} onClose={() => setOpen(false)} />}
    </section>
  );
}

function MergeDialog({ customerId, name, onClose }: Props & { onClose: () => void }) {
  const [other, setOther] = useState<Customer>();
  const api = useApi();
  const preview = useQuery({
    ...api.account.previewMerge.queryOptions({ input: other ? { customerId, other: other.id } : skipToken }),
    staleTime: 0,
    retry: false,
  });
  const merge = useMutation(
    api.account.mergeCustomers.mutationOptions({
      meta: {
        title: 'Οι πελάτες δεν συγχωνεύτηκαν',
        confirms: ['customers', 'admin', 'orders', 'documents', 'booking'],
      },
    }),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Συγχώνευση πελατών"
      description={`Μένει: ${name}, με τη σύνδεση και τα στοιχεία που έχει. Ο άλλος παύει να υπάρχει.`}
    >
      <CustomerFinder required onFound={setOther} />
      {other && <Preview preview={preview} other={other} />}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="ghost" size="sm" onClick={onClose}>
          Άκυρο
        </Button>
        <Button
          variant="danger"
          size="sm"
          disabled={!preview.data}
          onClick={() =>
            other &&
            confirm({
              title: `Να γίνει ο ${other.fullName} ένα με τον ${name};`,
              description: `Ο ${other.fullName} διαγράφεται και όσα είχε ανήκουν στον ${name}. Δεν αναιρείται: τίνος ήταν κάθε τι δεν φυλάσσεται.`,
              confirmLabel: 'Ναι, συγχώνευση',
              cancelLabel: 'Όχι',
              action: async () => {
                await merge.mutateAsync({ customerId, other: other.id });
                onClose();
              },
            })
          }
        >
          Συγχώνευση
        </Button>
      </div>
    </Dialog>
  );
}

const words: Record<keyof MergePreview['moves'], readonly [string, string]> = {
  orders: ['παραγγελία', 'παραγγελίες'],
  payments: ['πληρωμή έναντι', 'πληρωμές έναντι'],
  appointments: ['ραντεβού', 'ραντεβού'],
  offers: ['προσφορά', 'προσφορές'],
  contracts: ['συμβόλαιο', 'συμβόλαια'],
  chats: ['συνομιλία', 'συνομιλίες'],
  messages: ['μήνυμα', 'μηνύματα'],
  reviews: ['κριτική', 'κριτικές'],
  addresses: ['διεύθυνση', 'διευθύνσεις'],
  notes: ['σημείωση', 'σημειώσεις'],
};

/** What of the other customer comes here. */
function Preview({ preview, other }: { preview: UseQueryResult<MergePreview>; other: Customer }) {
  return (
    <section aria-label="Τι μεταφέρεται" className="mt-4 text-base">
      <p>
        Από: <strong className="font-semibold">{other.fullName}</strong>
      </p>
      <QueryView query={preview}>
        {({ moves, points, facts, losesSignIn, keepsNone }) => {
          const what = Object.entries(words).flatMap(([kind, [one, many]]) => {
            const count = moves[kind as keyof typeof moves];
            return count > 0 ? [plural(count, one, many)] : [];
          });
          if (points > 0) what.push(plural(points, 'πόντος', 'πόντοι'));
          return (
            <>
              <p className="mt-2">
                {what.length > 0
                  ? `Μεταφέρονται: ${what.join(', ')}.`
                  : 'Δεν έχει παραγγελίες, ραντεβού ή μηνύματα.'}
              </p>
              {facts.length > 0 && (
                <>
                  <p className="mt-2 text-sm text-text-2">
                    Στοιχεία του, που μένουν σε σημείωση· όσα λείπουν από εδώ συμπληρώνονται:
                  </p>
                  <ul className="text-sm wrap-anywhere text-text-2">
                    {facts.map((fact) => (
                      <li key={fact}>{fact}</li>
                    ))}
                  </ul>
                </>
              )}
              {losesSignIn && (
                <Notice tone="high" className="mt-3">
                  {keepsNone
                    ? 'Ο άλλος συνδέεται με λογαριασμό, και αυτός εδώ όχι: μετά δεν θα συνδέεται κανείς. Καλύτερα κάντε το από τη σελίδα του άλλου.'
                    : 'Ο άλλος συνδέεται με δικό του λογαριασμό, που θα πάψει να υπάρχει.'}
                </Notice>
              )}
            </>
          );
        }}
      </QueryView>
    </section>
  );
}
