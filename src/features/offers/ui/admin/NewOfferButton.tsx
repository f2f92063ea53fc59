import { FilePlus2 } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import type { OfferSource } from '../../enums.ts';
import { useNewOffer } from './use-offers.ts';

interface Props {
  source?: { kind: OfferSource; id: string };
  customerId?: string;
  label?: string;
}

/** Begins an offer from what is open. */
export function NewOfferButton({ label = 'Νέα προσφορά', ...from }: Props) {
  const { begin, isPending } = useNewOffer();
  return (
    <Button
      size="sm"
      variant="outline"
      pending={isPending}
      pendingLabel="Ετοιμάζεται..."
      onClick={() => begin(from)}
    >
      <FilePlus2 />
      {label}
    </Button>
  );
}
