/** What the dashboard hands to each tab: the rest of its address, and the way to change that. */
export type ScreenProps = {
  search: Readonly<Record<string, unknown>>;
  /** Parameters that are undefined leave the address. */
  onSearch: (parameters: Readonly<Record<string, string | number | undefined>>) => void;
};
