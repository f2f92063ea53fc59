import { useEffect, useReducer } from 'react';
import { draftPrefix } from '#shared/browser-storage.ts';
import { keepDraft, readDraft } from '#ui/form/draft.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { advance, restoreCheckout, writeDraft, type Checkout } from '../checkout.ts';

/** A customer's checkout in this tab; it survives a reload, without the card. */
export function useCheckout(customerId: string, begun: Checkout, lines: readonly CartLine[]) {
  const key = `${draftPrefix}checkout:${customerId}` as const;
  const [state, dispatch] = useReducer(advance, begun, (fresh) =>
    restoreCheckout(fresh, readDraft(key), lines),
  );

  useEffect(() => keepDraft(key, writeDraft(state)), [key, state]);

  return { state, dispatch, forget: () => keepDraft(key, null) };
}
