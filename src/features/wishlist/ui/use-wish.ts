import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '#ui/page/api.ts';
import { toast } from '#ui/toast/toast.ts';

const wishlistHref = '/customer-dashboard?tab=wishlist';

/** The ids of the products in the signed-in customer's list; undefined until they are known. */
export const useWishIds = (): readonly number[] | undefined =>
  useQuery({ ...useApi().wishlist.listWishIds.queryOptions(), staleTime: 60_000 }).data;

/** Adds products to the list and removes them; both show at once and can be undone by the same button. */
export function useWish() {
  const { wishlist } = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const idsKey = wishlist.listWishIds.queryKey();

  const keep = (ids: number[]) => {
    queryClient.setQueryData(idsKey, ids);
    void queryClient.invalidateQueries({ queryKey: wishlist.getWishlist.queryKey() });
  };
  const onError = () => void queryClient.invalidateQueries({ queryKey: idsKey });
  const add = useMutation(
    wishlist.addWish.mutationOptions({
      onSuccess: keep,
      onError,
      meta: { title: 'Δεν προστέθηκε στη λίστα' },
    }),
  );
  const remove = useMutation(
    wishlist.removeWish.mutationOptions({
      onSuccess: keep,
      onError,
      meta: { title: 'Δεν αφαιρέθηκε από τη λίστα' },
    }),
  );

  const addOne = (productId: number, name: string) =>
    add.mutate(
      { productId },
      {
        onSuccess: () =>
          toast({
            title: 'Μπήκε στη λίστα σας',
            description: name,
            action: { label: 'Δείτε τη λίστα', onClick: () => void navigate({ href: wishlistHref }) },
          }),
      },
    );
  const removeOne = (productId: number, name: string) =>
    remove.mutate(
      { productId },
      {
        onSuccess: () =>
          toast({
            title: 'Αφαιρέθηκε από τη λίστα σας',
            description: name,
            action: { label: 'Αναίρεση', onClick: () => add.mutate({ productId }) },
          }),
      },
    );
  return { add: addOne, remove: removeOne, isPending: add.isPending || remove.isPending };
}
