type Search = URLSearchParams;

/** The search parameters that a page reads; those not named here neither split nor fill the page cache. */
const searchParameters: Record<string, readonly string[]> = {
  '/products': ['categoryId', 'inStock', 'sortBy', 'page', 'search'],
  '/order-management': ['order'],
  '/withdrawal': ['order', 'appointment'],
  '/login': ['next'],
  '/customer-login': ['next'],
};

function kept(search: Search, names: readonly string[]): string {
  const canonical = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value && value.length <= 100) canonical.set(name, value);
  }
  return canonical.size > 0 ? `?${canonical}` : '';
}

/** The key of a page in the page cache: its path with just the parameters that it reads, in a fixed order. */
export function pageKey(url: string): string {
  const [path = '/', search = ''] = url.split('?', 2);
  const names = search ? searchParameters[path] : undefined;
  return names ? path + kept(new URLSearchParams(search), names) : path;
}
