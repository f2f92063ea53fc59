import type { ReactNode } from 'react';

/** Facts and what is said of each; what nobody has said is left out. */
export function FactLines({ lines }: { lines: readonly (readonly [label: string, said: ReactNode])[] }) {
  return (
    <dl className="mt-1 grid text-[0.9375rem]">
      {lines
        .filter(([, said]) => said !== undefined && said !== false && said !== '')
        .map(([label, said]) => (
          <div
            key={label}
            className="grid gap-x-3 border-b border-line py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid-cols-[14rem_1fr] print:py-0.5 print:text-xs"
          >
            <dt className="text-text-2">{label}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere">{said}</dd>
          </div>
        ))}
    </dl>
  );
}
