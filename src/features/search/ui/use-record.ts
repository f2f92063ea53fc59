import { useApi } from '#ui/page/api.ts';
import { minQueryLength } from '../search-address.ts';
import { rememberSearch } from './use-recent.ts';

/** What was counted since the page was loaded: going back to a search does not count it again. */
const counted = new Set<string>();

/** Returns the functions that remember a search in this browser and count it, or a click on a result, in the shop. */
export function useRecord() {
  const { recordSearch } = useApi().search;
  function count(query: string, clicked?: number) {
    const key = `${clicked} ${query}`;
    if ([...query].length < minQueryLength || counted.has(key)) return;
    counted.add(key);
    // Nobody waits for it, and nothing depends on it.
    recordSearch.call({ query, clicked }).catch(() => undefined);
  }
  return {
    searched(query: string) {
      if ([...query].length < minQueryLength) return;
      rememberSearch(query);
      count(query);
    },
    clicked: count,
  };
}
