import type { ReactNode } from 'react';

/** Announces to screen readers that the skeletons inside are loading. */
export function Loading({
  label = 'Φόρτωση…',
  className,
  children,
}: {
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div aria-busy="true" className={className}>
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  );
}
