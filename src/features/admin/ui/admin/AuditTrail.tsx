import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../../shared/dates.ts';
import { useApi } from '../../../../ui/page/api.ts';
import { ErrorState } from '../../../../ui/pieces/ErrorState.tsx';
import { Loading } from '../../../../ui/pieces/Loading.tsx';
import { Skeleton } from '../../../../ui/pieces/Skeleton.tsx';
import { TextLink } from '../../../../ui/pieces/TextLink.tsx';
import { adminHref } from '../../admin-tabs.ts';
import { actionLabels } from '../../audit-texts.ts';
import type { AuditedEntity } from '../../../../shared/audited-entities.ts';
import { ChangeList } from './ChangeList.tsx';
import { whoText } from './who-text.ts';

const shown = 10;

/** The administrators' changes to one record, newest first. */
export function AuditTrail({ entity, entityId }: { entity: AuditedEntity; entityId: string | number }) {
  const { data, error, refetch } = useQuery(
    useApi().admin.listAudit.queryOptions({
      input: { entity, entityId: String(entityId), pageSize: shown },
      staleTime: 0,
    }),
  );
  return (
    <section>
      <h3 className="text-base font-semibold">Ιστορικό αλλαγών</h3>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && (
        <Loading className="mt-2 grid gap-2">
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-2/3" />
        </Loading>
      )}
      {data?.length === 0 && <p className="mt-2 text-base text-text-2">Καμία αλλαγή ακόμη.</p>}
      <ol className="mt-2 grid gap-3">
        {data?.map((entry) => (
          <li key={entry.id} className="grid gap-x-4 gap-y-1 text-base sm:grid-cols-[160px_1fr]">
            <span className="num text-text-3">{formatDateTime(new Date(entry.at))}</span>
            <div className="min-w-0">
              {actionLabels[entry.action]} <span className="text-text-3">· {whoText(entry)}</span>
              <ChangeList entry={entry} />
            </div>
          </li>
        ))}
      </ol>
      {data?.length === shown && (
        <TextLink arrow href={adminHref('audit', { entity, entityId: String(entityId) })} className="mt-2">
          Όλες οι αλλαγές
        </TextLink>
      )}
    </section>
  );
}
