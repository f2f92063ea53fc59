import { ShoppingCart } from 'lucide-react';
import { Button } from '../../../ui/pieces/Button.tsx';
import { EmptyState } from '../../../ui/pieces/EmptyState.tsx';

export function EmptyCart() {
  return (
    <EmptyState
      icon={<ShoppingCart />}
      title="Το καλάθι σας είναι άδειο"
      action={
        <div className="flex flex-wrap gap-2.5">
          <Button href="/products">Δείτε τα προϊόντα</Button>
          <Button variant="outline" href="/wizard">
            Οδηγός επιλογής
          </Button>
          <Button variant="outline" href="/contact">
            Ρωτήστε μας
          </Button>
        </div>
      }
    >
      Ό,τι προσθέτετε μένει εδώ, σε όποια συσκευή κι αν συνδεθείτε.
    </EmptyState>
  );
}
