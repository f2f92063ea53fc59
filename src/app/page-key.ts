import { pageAddresses } from './page-addresses.ts';

/** The parameters that change a page for visitors; all others are ignored by the page cache. */
const visitorParameters = new Map<string, readonly string[]>(
  pageAddresses.map(({ path, visitors }) => [path, visitors]),
);

function kept(search: URLSearchParams, names: readonly string[]): string {
  const canonical = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value && value.length <= 200) canonical.set(name, value);
  }
  return canonical.size > 0 ? `?${canonical}` : '';
}

/** Returns a page's key in the page cache: its path and the parameters that count, in a fixed order. */
export function pageKey(url: string): string {
  const [path = '/', search = ''] = url.split('?', 2);
  const names = search ? visitorParameters.get(path) : undefined;
  return names ? path + kept(new URLSearchParams(search), names) : path;
}
