import { useEffect, useReducer } from 'react';
import { advance, restoreCheckout, writeDraft, type Checkout } from '../checkout.ts';

/** The checkout of a customer in this tab; it survives a reload, without the card. */
export function useCheckout(customerId: string, begun: Checkout) {
  const key = `checkout:${customerId}`;
  const [state, dispatch] = useReducer(advance, begun, (fresh) => restoreCheckout(fresh, readKept(key)));

  useEffect(() => {
    try {
      sessionStorage.setItem(key, writeDraft(state));
    } catch {
      // Storage can be forbidden; then a reload begins anew.
    }
  }, [key, state]);

  return { state, dispatch, forget: () => sessionStorage.removeItem(key) };
}

function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
