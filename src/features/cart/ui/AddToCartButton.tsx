import { useNavigate } from '@tanstack/react-router';
import { ShoppingCart } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import type { ButtonSize } from '#ui/components/button-style.ts';
import { IconButton } from '#ui/components/IconButton.tsx';
import { Spinner } from '#ui/components/Spinner.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useAddToCart } from './use-add-to-cart.ts';

interface Props {
  productId: number;
  name: string;
  withInstallation?: boolean;
  /** One by default. */
  quantity?: number;
  /** What the toast says; by default that one piece was added. */
  confirmation?: string | undefined;
  /** Shows only the icon, for a product's card. */
  compact?: boolean;
  /** Instead of «Προσθήκη στο καλάθι», with installation or without. */
  label?: string;
  size?: ButtonSize;
  block?: boolean;
}

/** Adds pieces and confirms it; a visitor is sent to sign in and returns here. */
export function AddToCartButton({
  productId,
  name,
  withInstallation = false,
  quantity,
  confirmation = 'Προστέθηκε στο καλάθι',
  compact,
  size,
  block,
  ...props
}: Props) {
  const navigate = useNavigate();
  const { signInHref, isPending, add } = useAddToCart({ productId, withInstallation, quantity }, () =>
    toast({
      title: confirmation,
      description: withInstallation ? `${name}, με εγκατάσταση` : name,
      action: { label: 'Δείτε το καλάθι', onClick: () => void navigate({ to: '/cart' }) },
    }),
  );
  const label = props.label ?? `Προσθήκη στο καλάθι${withInstallation ? ', με εγκατάσταση' : ''}`;

  if (compact) {
    const named = `Προσθήκη στο καλάθι: ${name}`;
    return (
      <IconButton
        outlined
        {...(signInHref
          ? { label: `${named} (απαιτείται σύνδεση)`, href: signInHref }
          : { label: named, 'aria-busy': isPending, onClick: isPending ? undefined : add })}
      >
        {isPending ? <Spinner /> : <ShoppingCart />}
      </IconButton>
    );
  }
  return (
    <Button
      size={size}
      block={block}
      {...(signInHref
        ? { href: signInHref }
        : { pending: isPending, pendingLabel: 'Προσθήκη...', onClick: add })}
    >
      <ShoppingCart />
      {label}
    </Button>
  );
}
