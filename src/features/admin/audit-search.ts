import { auditedEntities, type AuditedEntity } from '../../shared/audited-entities.ts';
import { isLocalDate, type LocalDate } from '../../shared/dates.ts';

/** What the address of the list of changes says: of what kind, of which thing, by whom, from when to when. */
export type AuditSearch = {
  entity?: AuditedEntity | undefined;
  entityId?: string | undefined;
  who?: string | undefined;
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
  page?: number | undefined;
};

export const auditPerPage = 50;

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 60) : '';

/** Reads the address's parameters; what makes no sense is dropped. */
export function readAuditSearch(raw: Readonly<Record<string, unknown>>): AuditSearch {
  const entity = auditedEntities.find((one) => one === raw['entity']);
  const entityId = textOf(raw['entityId']);
  const who = textOf(raw['who']);
  const from = textOf(raw['from']);
  const to = textOf(raw['to']);
  const page = Number(raw['page']);
  return {
    ...(entity && { entity }),
    ...(entity && entityId && { entityId }),
    ...(who && { who }),
    ...(isLocalDate(from) && { from }),
    ...(isLocalDate(to) && { to }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  };
}
