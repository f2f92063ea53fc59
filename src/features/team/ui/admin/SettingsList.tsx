import type { ReactNode } from 'react';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';

interface Props<Item> {
  items: readonly Item[] | undefined;
  error: Error | null;
  onRetry: () => void;
  /** Shown if the list is empty. */
  none: ReactNode;
  /** Renders a SettingsRow for each item. */
  children: (item: Item) => ReactNode;
}

/** A short list with its loading, error and empty states. */
export function SettingsList<Item>({ items, error, onRetry, none, children }: Props<Item>) {
  if (error) return <ErrorState error={error} onRetry={onRetry} />;
  if (!items) {
    return (
      <Loading className="grid gap-2">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </Loading>
    );
  }
  if (items.length === 0) return none;
  return <ul className="border-t border-line text-base">{items.map(children)}</ul>;
}
