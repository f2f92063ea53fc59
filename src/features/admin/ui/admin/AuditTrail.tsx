import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#shared/dates.ts';
import { useApi } from '#ui/page/api.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { adminHref } from '../../admin-tabs.ts';
import { actionLabels } from '../../audit-texts.ts';
import type { AuditedEntity } from '#shared/feature.ts';
import { ChangeList } from './ChangeList.tsx';
import { whoText } from './who-text.ts';

const shown = 10;

export function AuditTrail({ entity, entityId }: { entity: AuditedEntity; entityId: string | number }) {
  const changes = useQuery(
    useApi().admin.listAudit.queryOptions({
      input: { entity, entityId: String(entityId), pageSize: shown },
      staleTime: 0,
    }),
  );
  return (
    <section>
      <h3 className="text-base font-semibold">Ιστορικό αλλαγών</h3>
      <QueryView
        query={changes}
        skeleton={['h-5', 'h-5 w-2/3']}
        className="mt-2"
        empty={<p className="mt-2 text-base text-text-2">Καμία αλλαγή ακόμη.</p>}
      >
        {(data) => (
          <>
            <ol className="mt-2 grid gap-3">
              {data.map((entry) => (
                <li key={entry.id} className="grid gap-x-4 gap-y-1 text-base sm:grid-cols-[160px_1fr]">
                  <span className="num text-text-3">{formatDateTime(new Date(entry.at))}</span>
                  <div className="min-w-0">
                    {actionLabels[entry.action]} <span className="text-text-3">· {whoText(entry)}</span>
                    <ChangeList entry={entry} />
                  </div>
                </li>
              ))}
            </ol>
            {data.length === shown && (
              <TextLink
                arrow
                href={adminHref('audit', { entity, entityId: String(entityId) })}
                className="mt-2"
              >
                Όλες οι αλλαγές
              </TextLink>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
