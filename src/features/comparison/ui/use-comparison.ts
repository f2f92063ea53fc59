import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepTab, readTab } from '#ui/page/local-storage.ts';
import { comparisonHref, listOnArrival, readIds, type ComparisonRows } from '../comparison-address.ts';
import { keepChosen, readChosen, useChosen } from './chosen.ts';

/**
 * The products that the comparison shows, as ids. The page's address and the tab's own list follow each other; the choice
 * of rows stays in the address.
 */
export function useComparison(address: string, rows: ComparisonRows | undefined): number[] {
  const router = useRouter();
  const chosen = useChosen();
  const isHydrated = useHydrated();

  useEffect(() => {
    keepChosen(readIds(listOnArrival(address, readChosen(), readTab('comparisonShown') ?? '')));
  }, [address]);
  useEffect(() => {
    // A newer list, which is about to be rendered, was chosen in the meantime.
    if (chosen !== readChosen()) return;
    keepTab('comparisonShown', chosen);
    if (chosen === address) return;
    void router.navigate({ href: comparisonHref(readIds(chosen), rows), replace: true, resetScroll: false });
  }, [address, chosen, router, rows]);

  return readIds(isHydrated ? chosen : address);
}
