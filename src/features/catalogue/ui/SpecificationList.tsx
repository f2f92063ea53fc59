import { ChevronDown } from 'lucide-react';
import type { Product, Specification } from '../contract.ts';
import { keySpecifications } from '../key-specifications.ts';
import { specGroupNames, specText } from '../spec-text.ts';
import { chapterSpecifications } from '../specifications.ts';

const groups = Object.entries(specGroupNames);

/** The eight specifications that decide, the rest of them folded by group. */
export function SpecificationList({ specifications }: Pick<Product, 'specifications'>) {
  const main = keySpecifications(specifications);
  const shown = new Set(main.map(([key]) => key));
  const others = Object.entries(specifications).filter(
    ([key]) => !shown.has(key) && !chapterSpecifications.has(key),
  );
  return (
    <>
      <Lines entries={main} className="sm:grid-cols-2" />
      {others.length > 0 && (
        <details className="group mt-3">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-medium text-primary-text print:hidden [&::-webkit-details-marker]:hidden">
            <ChevronDown className="icon-sm transition-transform group-open:rotate-180" />
            Όλες οι προδιαγραφές ({others.length + main.length})
          </summary>
          <div className="gap-x-10 sm:columns-2 print:columns-3 print:gap-x-6">
            {groups.map(([group, name]) => {
              const entries = others.filter(([, specification]) => specification.group === group);
              return (
                entries.length > 0 && (
                  <div key={group} className="mt-4 break-inside-avoid print:mt-2">
                    <h3 className="text-base font-medium text-text-2">{name}</h3>
                    <Lines entries={entries} />
                  </div>
                )
              );
            })}
          </div>
        </details>
      )}
    </>
  );
}

function Lines({
  entries,
  className,
}: {
  entries: (readonly [string, Specification])[];
  className?: string;
}) {
  return (
    <dl className={`mt-1 grid gap-x-10 text-[0.9375rem] ${className ?? ''}`}>
      {entries.map(([key, specification]) => (
        <div
          key={key}
          className="grid grid-cols-[44%_1fr] gap-x-3 border-b border-line py-2.5 print:grid-cols-[50%_1fr] print:py-0.5 print:text-xs"
        >
          <dt className="text-text-2">{specification.label}</dt>
          <dd className="min-w-0 font-medium tabular-nums">{specText(specification)}</dd>
        </div>
      ))}
    </dl>
  );
}
