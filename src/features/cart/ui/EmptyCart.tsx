import { ShoppingCart } from 'lucide-react';
import { Button } from '../../../ui/pieces/Button.tsx';
import { EmptyState } from '../../../ui/pieces/EmptyState.tsx';

export function EmptyCart() {
  return (
    <EmptyState
      icon={<ShoppingCart />}
      title="Το καλάθι σας είναι άδειο"
      action={<Button href="/products">Δείτε τα προϊόντα</Button>}
    >
      Ό,τι προσθέτετε μένει εδώ, σε όποια συσκευή κι αν συνδεθείτε.
    </EmptyState>
  );
}
