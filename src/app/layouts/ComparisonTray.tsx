import { lazy, Suspense, type ReactNode } from 'react';
import { useChosen } from '#features/comparison/ui/chosen.ts';

const Tray = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import('#features/comparison/ui/Tray.tsx')).Tray };
  } catch {
    // The page works without it, and the next page tries again.
    return { default: () => null };
  }
});

/** The products chosen for comparison, on every page of the shop; loaded once one is chosen. */
export function ComparisonTray() {
  return (
    useChosen() !== '' && (
      <Suspense>
        <Tray />
      </Suspense>
    )
  );
}
