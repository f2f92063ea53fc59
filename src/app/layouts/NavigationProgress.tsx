import { useRouterState } from '@tanstack/react-router';

/** A progress line at the top while a page loads; it does not appear when the page loads quickly. */
export function NavigationProgress() {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  if (!isLoading) return null;
  return (
    <div
      role="progressbar"
      aria-label="Φόρτωση σελίδας"
      className="fixed inset-x-0 top-0 z-(--z-toast) h-[3px] origin-left animate-page-progress bg-primary"
    />
  );
}
