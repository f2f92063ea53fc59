import { useMutation } from '@tanstack/react-query';
import { Download, UserRoundX } from 'lucide-react';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';

interface Props {
  customerId: string;
  name: string;
  onErased: () => void;
}

/** What a person may ask of the office by law: all that is held about them, and to be forgotten. */
export function PersonalData({ customerId, name, onErased }: Props) {
  const erase = useMutation(
    useApi().account.eraseCustomer.mutationOptions({
      meta: { title: 'Ο πελάτης δεν διαγράφηκε', confirms: ['customers', 'admin'] },
    }),
  );
  return (
    <section>
      <h3 className="text-base font-semibold">Προσωπικά δεδομένα</h3>
      <p className="mt-1 text-base text-text-2">
        Όταν ο πελάτης ζητά αντίγραφο των δεδομένων του ή τη διαγραφή τους.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="outline" href={`/api/admin/customers/${customerId}/export`} download>
          <Download />
          Αντίγραφο
        </Button>
        <Button
          size="sm"
          variant="danger"
          onClick={() =>
            confirm({
              title: `Διαγραφή: ${name};`,
              description:
                'Σβήνονται όνομα, στοιχεία επικοινωνίας, σημειώσεις, αξιολογήσεις και συνομιλίες, και ακυρώνονται τα επόμενα ραντεβού. Οι παραγγελίες και τα παραστατικά μένουν, όπως ζητά ο νόμος. Δεν αναιρείται.',
              confirmLabel: 'Οριστική διαγραφή',
              action: async () => {
                await erase.mutateAsync({ customerId });
                onErased();
              },
            })
          }
        >
          <UserRoundX />
          Διαγραφή πελάτη
        </Button>
      </div>
    </section>
  );
}
