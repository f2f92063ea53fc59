import type { ReactNode } from 'react';

/** A step of the checkout; its heading can take the focus, so that everybody knows where they are. */
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
