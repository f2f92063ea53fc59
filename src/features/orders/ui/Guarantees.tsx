import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { useApi } from '#ui/page/api.ts';
import { DurabilityLabel } from '#features/catalogue/ui/DurabilityLabel.tsx';
import { LegalGuarantee } from '#features/catalogue/ui/LegalGuarantee.tsx';

interface Props {
  /** The products that are bought. */
  productIds: readonly number[];
}

/** What a consumer is told of guarantees with an order: the legal one, and the labels that belong to its products. */
export function Guarantees({ productIds }: Props) {
  const ids = [...new Set(productIds)].slice(0, 50).join(',');
  const {
    data: products = [],
    error,
    refetch,
  } = useQuery({
    ...useApi().catalogue.listProducts.queryOptions({ input: { ids } }),
    enabled: ids !== '',
  });
  const labelled = products.flatMap(({ name, guarantee }) =>
    guarantee?.label === undefined ? [] : [{ name, guarantee }],
  );
  return (
    <section aria-labelledby="guarantees" className="text-base">
      <h2 id="guarantees" className="mb-3 text-xl">
        Εγγύηση
      </h2>
      <LegalGuarantee />
      {error && (
        <ErrorState
          title="Οι εγγυήσεις των προϊόντων δεν φορτώθηκαν"
          error={error}
          className="mt-5"
          onRetry={() => void refetch()}
        />
      )}
      {labelled.map(({ name, guarantee }) => (
        <figure key={name} className="mt-5">
          <figcaption className="font-medium">{name}</figcaption>
          <DurabilityLabel guarantee={guarantee} />
        </figure>
      ))}
    </section>
  );
}
