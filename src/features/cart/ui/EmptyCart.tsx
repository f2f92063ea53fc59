import { useQuery } from '@tanstack/react-query';
import { ShoppingCart } from 'lucide-react';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ProductRow } from '#features/catalogue/ui/ProductRow.tsx';
import { offered } from '#shared/offered.ts';

export function EmptyCart() {
  const hasWizard = offered().hasWizard;
  const { data: viewed = [] } = useQuery(useApi().catalogue.listViewed.queryOptions());
  return (
    <>
      <EmptyState
        icon={<ShoppingCart />}
        title="Το καλάθι σας είναι άδειο"
        action={
          <div className="flex flex-wrap gap-2.5">
            <Button href="/products">Δείτε τα προϊόντα</Button>
            {hasWizard && (
              <Button variant="outline" href="/wizard">
                Οδηγός επιλογής
              </Button>
            )}
            <Button variant="outline" href="/contact">
              Ρωτήστε μας
            </Button>
          </div>
        }
      >
        Ό,τι προσθέτετε μένει εδώ, σε όποια συσκευή κι αν συνδεθείτε.
      </EmptyState>
      <ProductRow
        title="Είδατε τελευταία"
        products={viewed}
        columns={4}
        className="mt-8 border-t border-line pt-6"
      />
    </>
  );
}
