import { useQueries, useQuery } from '@tanstack/react-query';
import { CircleCheck, Info } from 'lucide-react';
import { useApi } from '#ui/page/api.ts';
import { Notice } from '#ui/components/Notice.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { PresentedAdvice } from '../advice-contract.ts';
import { fitOf } from '../fit.ts';
import { yourProperty } from '../labels.ts';
import type { WizardAnswers } from '../answers-contract.ts';

const placeOf = (type: WizardAnswers['propertyType']) => yourProperty[type].replace(/^\S+ /, '');

interface Props {
  productId: number;
  advice: PresentedAdvice;
  propertyType: WizardAnswers['propertyType'];
}

/** Answers the question with which the visitor came from a product's page: does it suit my home? */
export function FitNote({ productId, advice, propertyType }: Props) {
  const { catalogue } = useApi();
  const { data: product } = useQuery(catalogue.findProduct.queryOptions({ input: { id: productId } }));
  const lines = advice.bundles.flatMap((bundle) => bundle.lines);
  const kits = [...new Set(lines.flatMap((line) => (line.kind === 'kit' ? line.productId : [])))];
  const inKits = useQueries({
    queries: kits.map((id) => catalogue.listCompanions.queryOptions({ input: { id } })),
  });
  if (!product || inKits.some(({ isPending }) => isPending)) return null;
  const { systems, why } = fitOf(
    advice,
    product,
    kits.filter((_, index) => inKits[index]?.data?.contents.some((piece) => piece.product.id === productId)),
  );
  const instead = lines.find(({ categoryId }) => categoryId === product.categoryId);
  return systems === undefined ? (
    <Notice icon={<Info />}>
      «{product.name}»: {why}
      {instead && (
        <>
          {' '}
          Από την ίδια κατηγορία προτείνουμε{' '}
          <TextLink href={`/products/${instead.productId}`}>{instead.name}</TextLink>.
        </>
      )}
    </Notice>
  ) : (
    <Notice tone="ok" icon={<CircleCheck />}>
      «{product.name}»: ταιριάζει σε {placeOf(propertyType)} ({systems}). {why}
    </Notice>
  );
}
