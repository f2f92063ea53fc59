/** The props of each dashboard tab: its URL parameters, and a function that changes them. */
export type ScreenProps = {
  search: Readonly<Record<string, unknown>>;
  /** Parameters that are undefined are removed from the URL. */
  onSearch: (parameters: Readonly<Record<string, string | number | undefined>>) => void;
};
