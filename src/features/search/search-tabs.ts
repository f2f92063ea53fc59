/** The tabs of the page; the first is the default. */
export const searchTabs = ['search', 'compare', 'trending'] as const;

export type SearchTab = (typeof searchTabs)[number];

export const readTab = ({ tab }: { tab?: unknown }): SearchTab =>
  searchTabs.find((name) => name === tab) ?? 'search';
