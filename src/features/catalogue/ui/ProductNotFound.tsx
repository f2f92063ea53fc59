import { ArrowLeft } from 'lucide-react';
import { fullTitle } from '#ui/page/head.ts';
import { Button } from '#ui/components/Button.tsx';
import { offered } from '#shared/offered.ts';

export function ProductNotFound() {
  const hasWizard = offered().hasWizard;
  return (
    <div className="wrap py-16">
      <title>{fullTitle('Το προϊόν δεν βρέθηκε')}</title>
      <meta name="robots" content="noindex" />
      <span aria-hidden="true" className="plan-sketch block" />
      <h1 className="mt-4 text-3xl tracking-display">Το προϊόν δεν βρέθηκε</h1>
      <p className="mt-3 max-w-[56ch] text-text-2">Το προϊόν που ζητήσατε δεν υπάρχει.</p>
      <div className="mt-6 flex flex-wrap gap-2.5">
        <Button href="/products">
          <ArrowLeft />
          Πίσω στα προϊόντα
        </Button>
        {hasWizard && (
          <Button variant="outline" href="/wizard">
            Οδηγός επιλογής
          </Button>
        )}
        <Button variant="outline" href="/contact">
          Ρωτήστε μας
        </Button>
      </div>
    </div>
  );
}
