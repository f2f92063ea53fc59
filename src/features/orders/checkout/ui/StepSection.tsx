import type { ReactNode } from 'react';

/** A step of the checkout; its heading is focusable, so that screen readers announce the new step. */
export function StepSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 tabIndex={-1} className="mb-4 text-xl focus-visible:outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}
