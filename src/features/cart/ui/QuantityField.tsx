import { useQuery } from '@tanstack/react-query';
import { plural } from '#shared/greek.ts';
import { QuantityStepper } from '#ui/form/QuantityStepper.tsx';
import { useApi } from '#ui/page/api.ts';
import { maxQuantity } from '../limits.ts';
import { whyNoMore } from '../rules.ts';

interface Props {
  productId: number;
  name: string;
  value: number;
  onValueChange: (quantity: number) => void;
}

/** How many pieces to add to the cart, with how many are left where stock is counted. */
export function QuantityField({ productId, name, value, onValueChange }: Props) {
  const { data } = useQuery(useApi().availableStock.getAvailableStock.queryOptions({ input: { productId } }));
  const available = data?.available;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <QuantityStepper
        label={name}
        value={value}
        max={Math.min(maxQuantity, Math.max(available ?? maxQuantity, 1))}
        whyNoMore={whyNoMore(available)}
        whyNoLess="Η ελάχιστη ποσότητα είναι ένα τεμάχιο."
        onValueChange={onValueChange}
      />
      {available !== undefined && available > 0 && (
        <p className="num py-2.5 text-base text-text-2">
          {available === 1 ? 'Απομένει' : 'Απομένουν'} {plural(available, 'τεμάχιο', 'τεμάχια')}
        </p>
      )}
    </div>
  );
}
