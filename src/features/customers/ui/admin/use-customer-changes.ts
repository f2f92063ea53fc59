import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import type { Customer } from '../../contract.ts';
import type { CustomerFields, CustomerNote } from '../../details-contract.ts';

const quiet = { meta: { title: 'Η αλλαγή δεν αποθηκεύτηκε', inForm: true } };

/** Changes of a customer's details and notes; each says what it did, with «Αναίρεση». */
export function useCustomerChanges(customerId: string) {
  const { customers, admin } = useApi();
  const queryClient = useQueryClient();
  const update = useMutation(customers.updateCustomer.mutationOptions(quiet));
  const add = useMutation(customers.addCustomerNote.mutationOptions(quiet));
  const change = useMutation(customers.changeCustomerNote.mutationOptions(quiet));
  const remove = useMutation(
    customers.removeCustomerNote.mutationOptions({ meta: { title: 'Η σημείωση δεν διαγράφηκε' } }),
  );
  const restore = useMutation(
    customers.restoreCustomerNote.mutationOptions({ meta: { title: 'Δεν αναιρέθηκε' } }),
  );

  async function refresh() {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: customers.key() }),
      queryClient.invalidateQueries({ queryKey: admin.key() }),
    ]);
  }
  async function takeBack(undo: () => Promise<{ message: string }>) {
    try {
      await done(await undo());
    } catch {
      await refresh();
    }
  }
  async function done({ message }: { message: string }, undo?: () => Promise<{ message: string }>) {
    toast({
      title: message,
      ...(undo && {
        action: {
          label: 'Αναίρεση',
          // Its mutation has already shown the error.
          onClick: () => void takeBack(undo),
        },
      }),
    });
    await refresh();
  }
  const ofNote = ({ id }: Pick<CustomerNote, 'id'>) => ({ customerId, noteId: id });
  return {
    async update(before: Customer, fields: CustomerFields & { email?: string | undefined }) {
      const saved = await update.mutateAsync({ ...fields, customerId });
      const was = fields.email === undefined ? { ...before, email: undefined } : before;
      await done(saved, () => update.mutateAsync({ ...was, customerId }));
    },
    async addNote(text: string) {
      const added = await add.mutateAsync({ customerId, text });
      await done(added, () => remove.mutateAsync(ofNote({ id: added.noteId })));
    },
    async changeNote(note: CustomerNote, text: string) {
      const changed = await change.mutateAsync({ ...ofNote(note), text });
      await done(changed, () => change.mutateAsync({ ...ofNote(note), text: note.text }));
    },
    removeNote(note: CustomerNote) {
      remove.mutate(ofNote(note), {
        onSuccess: (removed) => done(removed, () => restore.mutateAsync(ofNote(note))),
      });
    },
  };
}
