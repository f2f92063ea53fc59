import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '#ui/components/QueryView.tsx';

interface Props<Item> {
  query: UseQueryResult<Item[]>;
  /** Shown if the list is empty. */
  none: ReactNode;
  /** Renders a SettingsRow for each item. */
  children: (item: Item) => ReactNode;
}

/** A short list with its loading, error and empty states. */
export function SettingsList<Item>({ query, none, children }: Props<Item>) {
  return (
    <QueryView query={query} skeleton={['h-12', 'h-12']} className="" empty={none}>
      {(items) => <ul className="border-t border-line text-base">{items.map(children)}</ul>}
    </QueryView>
  );
}
