import { useMutation } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { factsIn, legalFactNames, type LegalFacts } from '#features/catalogue/legal-facts.ts';
import type { AdminBrand } from '../../brands-contract.ts';

/** What takes a brand back to its earlier facts: those that were not said then are cleared. */
const wayBack = (before: LegalFacts) =>
  Object.fromEntries(legalFactNames.map((fact) => [fact, before[fact] ?? (fact === 'warranty' ? null : '')]));

/** The changes of brands; a changed one can be put back from its toast. */
export function useBrandChanges() {
  const api = useApi().catalogueAdmin;
  const confirms = ['catalogue'] as const;
  const saved = { title: 'Η μάρκα δεν αποθηκεύτηκε', inForm: true, confirms };
  const back = useMutation(
    api.updateBrand.mutationOptions({ meta: { title: 'Η αναίρεση δεν έγινε', confirms } }),
  );
  const update = useMutation(api.updateBrand.mutationOptions({ meta: saved }));
  return {
    add: useMutation(api.addBrand.mutationOptions({ meta: saved })),
    async save(brand: AdminBrand, said: Omit<Parameters<typeof update.mutateAsync>[0], 'id'>) {
      const before = factsIn(brand);
      const { message } = await update.mutateAsync({ ...said, id: brand.id, seen: before });
      toast({
        title: message,
        action: { label: 'Αναίρεση', onClick: () => back.mutate({ id: brand.id, ...wayBack(before) }) },
      });
    },
    remove: useMutation(
      api.removeBrand.mutationOptions({ meta: { title: 'Τα στοιχεία δεν διαγράφηκαν', confirms } }),
    ),
  };
}
