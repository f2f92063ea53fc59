import { foldGreek } from '#shared/greek-letters.ts';

/** How many searches a browser remembers. */
const most = 5;

/** Reads the stored searches, newest first; anything else that stands there counts as none. */
export function readRecent(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((one): one is string => typeof one === 'string' && one.length <= 100).slice(0, most);
  } catch {
    return [];
  }
}

/** Adds a search at the front; the same words in other letters are not repeated. */
export function addRecent(recent: readonly string[], query: string): string[] {
  const key = foldGreek(query);
  return [query, ...recent.filter((one) => foldGreek(one) !== key)].slice(0, most);
}
