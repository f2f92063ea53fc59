import { ArrowRight } from 'lucide-react';
import { useSpecificationKeys } from '#features/catalogue/ui/use-specification-keys.ts';
import { changedFields } from '../../audit-texts.ts';
import type { AuditEntry } from '../../contract.ts';

export function ChangeList({ entry }: { entry: AuditEntry }) {
  useSpecificationKeys();
  const isChange = entry.action === 'updated';
  return (
    <dl className="grid gap-0.5 text-sm">
      {changedFields(entry).map(({ field, label, before, after }) => (
        <div key={field} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-text-3">{label}:</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 [&>span]:line-clamp-3 [&>span]:min-w-0 [&>span]:wrap-anywhere">
            {isChange ? (
              <>
                <span className="text-text-2">
                  <span className="sr-only">από </span>
                  {before}
                </span>
                <ArrowRight aria-hidden="true" className="icon-sm self-center text-text-3" />
                <span className="font-medium">
                  <span className="sr-only">σε </span>
                  {after}
                </span>
              </>
            ) : (
              <span>{entry.action === 'created' ? after : before}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
