import type { ReactNode } from 'react';

interface Props {
  title: string;
  onChange: () => void;
  children: ReactNode;
}

/** The choices of an earlier step, with a button that returns to it. */
export function Review({ title, onChange, children }: Props) {
  return (
    <section>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-base font-semibold tracking-normal">{title}</h3>
        <button
          type="button"
          onClick={onChange}
          aria-label={`Αλλαγή: ${title}`}
          className="-my-2.5 inline-flex min-h-11 shrink-0 items-center text-base text-primary-text underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          Αλλαγή
        </button>
      </div>
      <div className="mt-1 break-words text-text-2">{children}</div>
    </section>
  );
}
