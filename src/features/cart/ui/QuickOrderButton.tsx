import { useNavigate } from '@tanstack/react-router';
import { Zap } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import type { ButtonSize } from '#ui/components/button-style.ts';
import { useAddToCart } from './use-add-to-cart.ts';

interface Props {
  productId: number;
  withInstallation?: boolean;
  /** One by default. */
  quantity?: number;
  size?: ButtonSize;
  block?: boolean;
}

/** Adds pieces and opens the checkout; a visitor is sent to sign in and returns here. */
export function QuickOrderButton({ productId, withInstallation = false, quantity, size, block }: Props) {
  const navigate = useNavigate();
  const { signInHref, isPending, add } = useAddToCart(
    { productId, withInstallation, quantity },
    () => void navigate({ href: '/checkout' }),
  );
  const inside = (
    <>
      <Zap />
      Γρήγορη παραγγελία
    </>
  );
  return signInHref ? (
    <Button variant="outline" size={size} block={block} href={signInHref}>
      {inside}
    </Button>
  ) : (
    <Button
      variant="outline"
      size={size}
      block={block}
      pending={isPending}
      pendingLabel="Επεξεργασία..."
      onClick={add}
    >
      {inside}
    </Button>
  );
}
