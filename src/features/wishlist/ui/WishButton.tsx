import { useHydrated } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { withNextPath } from '#shared/next-path.ts';
import { useViewer } from '#ui/page/session.ts';
import { TextLink } from '#ui/components/TextLink.tsx';
import { useWish, useWishIds } from './use-wish.ts';

interface Props {
  productId: number;
  name: string;
}

const look = 'inline-flex min-h-9 items-center gap-2 text-base pointer-coarse:min-h-11 print:hidden';

/** On a product's page: keeps the product for later; a visitor is sent to sign in and returns here. */
export function WishButton({ productId, name }: Props) {
  const { customer } = useViewer();
  return customer ? (
    <Toggle productId={productId} name={name} />
  ) : (
    <TextLink href={withNextPath('/login', `/products/${productId}`)} className={look}>
      <Heart className="icon-sm" />
      Στη λίστα μου
    </TextLink>
  );
}

function Toggle({ productId, name }: Props) {
  // The hearts on the cards may know the list before this part of the page is hydrated.
  const isHydrated = useHydrated();
  const ids = useWishIds();
  const isKept = isHydrated && (ids?.includes(productId) ?? false);
  const { add, remove, isPending } = useWish();
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-busy={isPending}
      onClick={() => !isPending && (isKept ? remove : add)(productId, name)}
      className={`${look} text-primary-text hover:underline`}
    >
      <Heart className={isKept ? 'icon-sm fill-current' : 'icon-sm'} />
      {isKept ? 'Στη λίστα μου' : 'Προσθήκη στη λίστα μου'}
    </button>
  );
}
