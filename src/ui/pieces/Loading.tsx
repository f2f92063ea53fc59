import type { ReactNode } from 'react';

/** Tells a screen reader what the skeletons inside tell the eye. */
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
