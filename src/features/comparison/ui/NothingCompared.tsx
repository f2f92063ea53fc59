import { Plus, Scale } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';

export function NothingCompared({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      className="mt-4 border-t border-line"
      icon={<Scale />}
      title="Δεν έχετε επιλέξει προϊόντα"
      action={
        <div className="flex flex-wrap gap-2">
          <Button onClick={onAdd}>
            <Plus />
            Προσθήκη προϊόντος
          </Button>
          <Button variant="outline" href="/products">
            Όλα τα προϊόντα
          </Button>
          <Button variant="outline" href="/wizard">
            Οδηγός επιλογής
          </Button>
        </div>
      }
    >
      Προσθέστε δύο έως τέσσερα προϊόντα, εδώ ή με το «Σύγκριση» στις κάρτες του καταλόγου, για να δείτε δίπλα
      δίπλα τα χαρακτηριστικά τους.
    </EmptyState>
  );
}
