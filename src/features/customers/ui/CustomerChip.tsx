import { useQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { Chip } from '#ui/components/Chip.tsx';

interface Props {
  id: string;
  removeLabel: string;
  onRemove: () => void;
}

/** The customer that a list is filtered by, with a button that removes the filter. */
export function CustomerChip({ id, removeLabel, onRemove }: Props) {
  const { data, isPending } = useQuery(
    useApi().customers.getCustomer.queryOptions({
      input: { customerId: id },
      meta: { title: 'Ο πελάτης δεν φορτώθηκε' },
    }),
  );
  if (isPending) return null;
  return (
    <div className="mt-3">
      <Chip removeLabel={removeLabel} onRemove={onRemove}>
        Πελάτης: <b className="font-semibold">{data?.companyName ?? data?.fullName ?? 'άγνωστος'}</b>
      </Chip>
    </div>
  );
}
