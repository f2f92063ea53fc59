import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import type { ButtonSize } from '#ui/components/button-style.ts';
import { toast } from '#ui/toast/toast.ts';

interface Props {
  productId: number;
  isWaiting: boolean;
  size?: ButtonSize;
  block?: boolean;
}

/** Switches with one click whether a customer is notified when a product is back. */
export function RestockToggle({ productId, isWaiting, size, block }: Props) {
  const api = useApi();
  const queryClient = useQueryClient();
  const onSuccess = ({ message }: { message: string }) => {
    toast({ title: message });
    // A product that is back in the meantime is shown as such.
    void queryClient.invalidateQueries({ queryKey: api.wishlist.getWishlist.queryKey() });
    return queryClient.invalidateQueries({ queryKey: api.restock.key() });
  };
  const ask = useMutation(
    api.restock.askRestock.mutationOptions({ onSuccess, meta: { title: 'Δεν ζητήθηκε ειδοποίηση' } }),
  );
  const drop = useMutation(
    api.restock.dropRestock.mutationOptions({ onSuccess, meta: { title: 'Δεν ακυρώθηκε η ειδοποίηση' } }),
  );
  const change = isWaiting ? drop : ask;
  return (
    <Button
      variant={isWaiting ? 'outline' : 'primary'}
      size={size}
      block={block}
      pending={ask.isPending || drop.isPending}
      pendingLabel="Αποθήκευση..."
      onClick={() => change.mutate({ productId })}
    >
      {isWaiting ? <BellOff /> : <Bell />}
      {isWaiting ? 'Ακύρωση ειδοποίησης' : 'Ειδοποιήστε με'}
    </Button>
  );
}
