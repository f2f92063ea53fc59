import { useNavigate } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { Button } from '../../../ui/pieces/Button.tsx';
import type { ButtonSize } from '../../../ui/pieces/button-style.ts';
import { IconButton } from '../../../ui/pieces/IconButton.tsx';
import { Spinner } from '../../../ui/pieces/Spinner.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useAddToCart } from './use-add-to-cart.ts';

interface Props {
  productId: number;
  /** What the toast and a screen reader call the product. */
  name: string;
  withInstallation?: boolean;
  /** Only the icon, for a product's card. */
  compact?: boolean;
  /** In place of «Προσθήκη στο καλάθι», where there is less room. */
  label?: string;
  size?: ButtonSize;
  block?: boolean;
}

/** Adds one piece and says so; a visitor is led to sign in and back. */
export function AddToCartButton({
  productId,
  name,
  withInstallation = false,
  compact,
  size,
  block,
  ...props
}: Props) {
  const navigate = useNavigate();
  const { signInHref, isPending, add } = useAddToCart({ productId, withInstallation }, () =>
    toast({
      title: 'Προστέθηκε στο καλάθι',
      description: withInstallation ? `${name}, με εγκατάσταση` : name,
      action: { label: 'Δείτε το καλάθι', onClick: () => void navigate({ to: '/cart' }) },
    }),
  );
  const label = `${props.label ?? 'Προσθήκη στο καλάθι'}${withInstallation ? ', με εγκατάσταση' : ''}`;

  if (compact) {
    const icon = isPending ? <Spinner /> : <ShoppingCart />;
    const named = `Προσθήκη στο καλάθι: ${name}`;
    return signInHref ? (
      <IconButton outlined label={`${named} (απαιτείται σύνδεση)`} href={signInHref}>
        {icon}
      </IconButton>
    ) : (
      <IconButton outlined label={named} aria-busy={isPending} onClick={isPending ? undefined : add}>
        {icon}
      </IconButton>
    );
  }
  return signInHref ? (
    <Button size={size} block={block} href={signInHref}>
      <ShoppingCart />
      {label}
    </Button>
  ) : (
    <Button size={size} block={block} pending={isPending} pendingLabel="Προσθήκη..." onClick={add}>
      <ShoppingCart />
      {label}
    </Button>
  );
}
