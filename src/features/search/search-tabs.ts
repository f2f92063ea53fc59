import { isOn } from '#shared/switches.ts';

/** The tabs of the page; the first is the default. */
export const searchTabs = ['search', 'compare', 'trending'] as const;

export type SearchTab = (typeof searchTabs)[number];

/** Those of the tabs that the shop has. */
export const tabsNow = (): SearchTab[] => searchTabs.filter((tab) => tab !== 'compare' || isOn('comparison'));

export const readTab = ({ tab }: { tab?: unknown }): SearchTab =>
  tabsNow().find((name) => name === tab) ?? 'search';
