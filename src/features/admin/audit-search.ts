import { auditedEntities } from '#features/all.ts';
import { readLocalDate } from '#shared/dates.ts';
import { oneOf, pageAddress, pageNumber, textOf, type SearchOf } from '#shared/page-address.ts';

const entity = oneOf(auditedEntities);
const id = textOf(60);

/** The audit list's address: filters by kind, record, person and period. */
export const auditAddress = pageAddress(
  '/admin?tab=audit',
  {
    entity,
    entityId: (written, all) => (entity(all['entity'], all) ? id(written, all) : undefined),
    who: id,
    from: readLocalDate,
    to: readLocalDate,
    page: pageNumber,
  },
  { visitors: [] },
);

export const { read: readAuditSearch, href: auditHref } = auditAddress;

export type AuditSearch = SearchOf<typeof auditAddress>;

export const auditPerPage = 50;
