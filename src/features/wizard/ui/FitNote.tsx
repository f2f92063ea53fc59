import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Info } from 'lucide-react';
import { useApi } from '#ui/page/api.ts';
import { Notice } from '#ui/components/Notice.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import type { PresentedAdvice } from '../advice-contract.ts';
import { bundleLabels, yourProperty } from '../labels.ts';
import type { WizardAnswers } from '../answers-contract.ts';

const placeOf = (type: WizardAnswers['propertyType']) => yourProperty[type].replace(/^\S+ /, '');

interface Props {
  productId: number;
  advice: PresentedAdvice;
  propertyType: WizardAnswers['propertyType'];
}

/** Answers the question with which the visitor came from a product's page: does it suit my home? */
export function FitNote({ productId, advice, propertyType }: Props) {
  const { data: product } = useQuery(
    useApi().catalogue.findProduct.queryOptions({ input: { id: productId } }),
  );
  if (!product) return null;
  const found = advice.bundles.flatMap(({ id, lines }) =>
    lines.filter((line) => line.productId === productId).map((line) => ({ id, ...line })),
  );
  const [first] = found;
  const instead = advice.bundles
    .flatMap(({ lines }) => lines)
    .find(({ categoryId }) => categoryId === product.categoryId);
  return first ? (
    <Notice tone="ok" icon={<CircleCheck />}>
      «{product.name}»: ταιριάζει σε {placeOf(propertyType)} (
      {[...new Set(found.map(({ id }) => bundleLabels[id].toLowerCase()))].join(', ')}). {first.reason}
    </Notice>
  ) : (
    <Notice icon={<Info />}>
      «{product.name}»:{' '}
      {advice.bundles.some(({ gaps }) => gaps.length > 0)
        ? 'δεν μπήκε στην πρόταση, γιατί λείπουν από τον κατάλογο όσα θα τη συμπλήρωναν.'
        : 'δεν το χρειάζεστε με αυτές τις απαντήσεις.'}
      {instead && (
        <>
          {' '}
          Από την ίδια κατηγορία προτείνουμε{' '}
          <TextLink href={`/products/${instead.productId}`}>{instead.name}</TextLink>.
        </>
      )}
    </Notice>
  );
}
