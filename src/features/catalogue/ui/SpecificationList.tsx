import type { Product } from '../contract.ts';
import { specGroupNames, specText } from '../spec-text.ts';

const groups = Object.entries(specGroupNames);

export function SpecificationList({ specifications }: Pick<Product, 'specifications'>) {
  const all = Object.entries(specifications);
  return groups.map(([group, name]) => {
    const entries = all.filter(([, specification]) => specification.group === group);
    if (entries.length === 0) return null;
    return (
      <div key={group} className="mt-5 first-of-type:mt-3">
        <h3 className="text-base font-medium text-text-3">{name}</h3>
        <dl className="mt-1 text-[0.9375rem]">
          {entries.map(([key, specification]) => (
            <div key={key} className="grid grid-cols-[44%_1fr] gap-x-3 border-b border-line py-2.5">
              <dt className="text-text-2">{specification.label}</dt>
              <dd className="min-w-0 font-medium tabular-nums">{specText(specification)}</dd>
            </div>
          ))}
        </dl>
      </div>
    );
  });
}
