import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';
import { maxAddresses } from '../contract.ts';
import type { TypedAddress } from '../../checkout/checkout.ts';
import { keptAs } from '../kept-addresses.ts';

/** The customer's kept addresses, and a way to keep the typed one; the order does not wait for it. */
export function useAddressBook(address: TypedAddress) {
  const { addressBook } = useApi();
  const queryClient = useQueryClient();
  const { data } = useQuery(
    addressBook.listAddresses.queryOptions({ meta: { title: 'Οι διευθύνσεις σας δεν φορτώθηκαν' } }),
  );
  const { mutate } = useMutation(
    addressBook.addAddress.mutationOptions({
      meta: { title: 'Η διεύθυνση δεν αποθηκεύτηκε' },
      onSuccess(all) {
        queryClient.setQueryData(addressBook.listAddresses.queryKey(), all);
        toast({ title: 'Η διεύθυνση αποθηκεύτηκε' });
      },
    }),
  );
  return {
    kept: data ?? [],
    /** Undefined when it is kept already, or when no more fit. */
    keep:
      data && data.length < maxAddresses && !keptAs(address, data)
        ? () => mutate({ ...address, label: '', isDefault: data.length === 0 })
        : undefined,
  };
}
