import type { ReactNode } from 'react';

/** A folded part of a long form. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-10 items-center text-base font-medium pointer-coarse:min-h-11">
        {title}
      </summary>
      <div className="grid gap-4 pt-1 pb-4">{children}</div>
    </details>
  );
}
