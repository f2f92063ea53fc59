import { useRef } from 'react';
import { newRegion, parsePostalCode, type Region } from '#shared/postal-code.ts';

type Typed = { postalCode?: string | undefined; region?: Region | '' | undefined };

/** Tells, of each change of an address, the region that it gets with its postal code; null if it keeps its own. */
export function useFollowedRegion(first: string): (typed: Typed) => Region | null {
  const former = useRef(parsePostalCode(first));
  return ({ postalCode = '', region }) => {
    const typed = parsePostalCode(postalCode);
    const next = newRegion(region, former.current, typed);
    former.current = typed ?? former.current;
    return next;
  };
}
