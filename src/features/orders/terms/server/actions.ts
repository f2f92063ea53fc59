import { audit } from '#server/audit.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ApiContext } from '#server/serve.ts';
import type { Services } from '#server/services.ts';
import { write } from '#server/write.ts';
import { athensDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import { orderRefusals } from '../../refusals.ts';
import type { TermsForAdmin } from '../contract.ts';
import { defaultTerms } from '../default-terms.ts';
import { fillFields, termsValues, unknownFields } from '../fields.ts';
import { sectionsOf } from './markdown.ts';
import {
  findInForce,
  findOwnTerms,
  findTermsVersion,
  insertTermsVersion,
  listTermsVersions,
  saveOwnTerms,
  type OwnTerms,
  type TermsVersion,
} from './store.ts';

/** What the terms are called as a resource of the caches. */
export const termsResource = 'terms';

/** The terms in force now as a version: the company's facts in them may have changed since the last one was kept. */
export async function versionInForce(services: Services, trx: Transaction): Promise<TermsVersion> {
  const own = await findOwnTerms(trx);
  const body = fillFields(own.body ?? defaultTerms);
  const kept =
    (await findInForce(trx, body)) ??
    (await insertTermsVersion(trx, { body, validFrom: athensDate(services.now()) }));
  return { ...kept, body };
}

export async function readTerms({ services }: ApiContext, id: number | undefined) {
  const inForce = await write(services, (trx) => versionInForce(services, trx));
  const version =
    id === undefined || id === inForce.id ? inForce : await findTermsVersion(services.database.db, id);
  if (!version) return refuse(generalRefusals, 'NOT_FOUND');
  return {
    version: version.id,
    validFrom: version.validFrom,
    isInForce: version === inForce,
    sections: sectionsOf(version.body),
  };
}

export async function readTermsForAdmin({ services }: ApiContext): Promise<TermsForAdmin> {
  const { db } = services.database;
  const { body, revision } = await findOwnTerms(db);
  return {
    body: body ?? defaultTerms,
    isOwn: body !== null,
    revision,
    fields: Object.entries(termsValues()).map(([name, value]) => ({ name, value })),
    versions: await listTermsVersions(db),
  };
}

function requireKnownFields(body: string): void {
  const unknown = unknownFields(body);
  if (unknown.length === 0) return;
  const message = `Άγνωστο πεδίο: ${unknown
    .slice(0, 5)
    .map((name) => `{${name}}`)
    .join(', ')}`;
  refuse(generalRefusals, 'INVALID_INPUT', { fields: { body: message } });
}

export function previewTerms({ body }: { body: string }) {
  requireKnownFields(body);
  return { sections: sectionsOf(fillFields(body)) };
}

/** Puts a text in force: the company's own, or the ready one; refused if it was saved since the revision that was seen. */
export async function changeTerms(
  context: ApiContext,
  { body, revision }: { body: string | null; revision?: number | undefined },
): Promise<void> {
  if (body !== null) requireKnownFields(body);
  const { services } = context;
  await write(services, async (trx, changed) => {
    const before = await findOwnTerms(trx, { lock: true });
    if (revision !== undefined && revision !== before.revision) refuse(orderRefusals, 'TERMS_CHANGED');
    const after = { revision: before.revision + 1, body };
    await saveOwnTerms(trx, after);
    await versionInForce(services, trx);
    changed(termsResource);
    await audit(trx, context, {
      entity: 'terms',
      entityId: 'terms',
      label: 'Όροι χρήσης και πώλησης',
      before: auditedOf(before),
      after: auditedOf(after),
    });
    await services.live.publish(trx, 'admin', { type: 'changed', resources: ['terms'] });
  });
}

const auditedOf = ({ body }: OwnTerms) => ({ body: body ?? 'Το έτοιμο κείμενο' });
