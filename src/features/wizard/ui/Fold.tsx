import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  /** What is inside, in a few words. */
  summary: string;
  icon: ReactNode;
  children: ReactNode;
}

/** A part of the result that opens at a touch, and on paper is open. */
export function Fold({ id, title, summary, icon, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <details className="paper-open group border-t border-line">
        <summary className="grid min-h-11 cursor-pointer list-none grid-cols-[1.25rem_1fr_auto] items-center gap-2.5 py-2.5 hover:bg-surface-hover [&::-webkit-details-marker]:hidden">
          <span className="[&>svg]:icon-sm">{icon}</span>
          <span>
            <h2 id={id} className="text-lg">
              {title}
            </h2>
            <span className="line-clamp-1 text-base text-text-2 print:hidden">{summary}</span>
          </span>
          <ChevronDown className="icon-sm text-text-3 transition-transform group-open:rotate-180 print:hidden" />
        </summary>
        <div className="pb-4">{children}</div>
      </details>
    </section>
  );
}
