import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatPostalCode } from '#shared/postal-code.ts';
import { useApi } from '#ui/page/api.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { maxAddresses, type SavedAddress } from '../contract.ts';
import { addressName } from '../address-name.ts';

const AddressDialog = lazyPart(() => import('./AddressDialog.tsx'), 'AddressDialog');

/** The customer's delivery addresses: one more, another default, or one less. */
export function AddressBook() {
  const { addressBook } = useApi();
  const queryClient = useQueryClient();
  const listKey = addressBook.listAddresses.queryKey();
  const addresses = useQuery(addressBook.listAddresses.queryOptions());
  const { data } = addresses;
  const [open, setOpen] = useState<SavedAddress | 'new'>();
  const keep = (saved: SavedAddress[]) => queryClient.setQueryData(listKey, saved);
  const restore = useMutation(
    addressBook.addAddress.mutationOptions({
      meta: { title: 'Η διεύθυνση δεν επανήλθε' },
      onSuccess: keep,
    }),
  );
  const remove = useMutation(
    addressBook.removeAddress.mutationOptions({
      meta: { title: 'Η διεύθυνση δεν διαγράφηκε' },
      onSuccess: keep,
    }),
  );
  const removeOne = ({ id, ...entry }: SavedAddress) =>
    remove.mutate(
      { addressId: id },
      {
        onSuccess: () =>
          toast({
            title: 'Η διεύθυνση διαγράφηκε',
            description: addressName(entry),
            action: { label: 'Αναίρεση', onClick: () => restore.mutate(entry) },
          }),
      },
    );

  return (
    <section aria-labelledby="address-book">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="address-book" className="text-lg">
          Διευθύνσεις παράδοσης
        </h2>
        {data && data.length < maxAddresses && (
          <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpen('new')}>
            <Plus />
            Νέα διεύθυνση
          </Button>
        )}
      </div>
      <QueryView
        query={addresses}
        skeleton={['h-20']}
        className="mt-3"
        empty={
          <p className="mt-3 flex gap-2.5 border-t border-line pt-3 text-base text-text-2">
            <MapPin aria-hidden="true" className="icon-sm mt-[3px] shrink-0" />
            Δεν έχετε αποθηκεύσει διευθύνσεις. Όσες προσθέσετε, τις επιλέγετε στην παραγγελία με ένα πάτημα.
          </p>
        }
      >
        {(all) => (
          <ul className="mt-3 border-t border-line">
            {all.map((saved) => (
              <li key={saved.id} className="flex items-start gap-3 border-b border-line py-3">
                <div className="min-w-0 flex-1 wrap-anywhere">
                  <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
                    {addressName(saved)}
                    {saved.isDefault && <Badge tone="ink">Προεπιλογή</Badge>}
                  </p>
                  <p className="text-base text-text-2">
                    {[saved.fullName, saved.company].filter(Boolean).join(' · ')}
                    <br />
                    {saved.address}, {formatPostalCode(saved.postalCode)} {saved.city}
                  </p>
                </div>
                <div className="flex gap-1">
                  <IconButton
                    label={`Επεξεργασία: ${addressName(saved)}`}
                    aria-haspopup="dialog"
                    onClick={() => setOpen(saved)}
                  >
                    <Pencil />
                  </IconButton>
                  <IconButton label={`Διαγραφή: ${addressName(saved)}`} onClick={() => removeOne(saved)}>
                    <Trash2 />
                  </IconButton>
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {data && data.length >= maxAddresses && (
        <p className="mt-3 text-base text-text-3">
          Αποθηκεύονται έως {maxAddresses} διευθύνσεις. Διαγράψτε μία για να προσθέσετε άλλη.
        </p>
      )}
      {open && (
        <AddressDialog
          saved={open === 'new' ? undefined : open}
          isFirst={data?.length === 0}
          onSaved={keep}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
