import { audit } from '#server/audit.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { refuse } from '#shared/errors.ts';
import type { Synonym } from '../contract.ts';
import { searchRefusals } from '../refusals.ts';
import { synonymsResource } from './examples.ts';
import * as store from './store.ts';

type Fields = { word: string; meaning: string };

const maxSynonyms = 500;

const auditedFields = ({ word, meaning }: Synonym) => ({ word, meaning });

const requireSynonym = async (trx: Parameters<typeof store.lockSynonym>[0], id: number) =>
  (await store.lockSynonym(trx, id)) ?? refuse(searchRefusals, 'SYNONYM_NOT_FOUND');

/** Adds a synonym, or changes the one with this id. */
export function saveSynonym(
  context: ApiContext,
  { id, word, meaning }: Fields & { id?: number | undefined },
): Promise<Synonym> {
  return write(context.services, async (trx, changed) => {
    changed(synonymsResource);
    const before = id === undefined ? undefined : await requireSynonym(trx, id);
    if (!before && (await store.countSynonyms(trx)) >= maxSynonyms)
      refuse(searchRefusals, 'TOO_MANY_SYNONYMS');
    const { message } = searchRefusals.SYNONYM_TAKEN;
    const after =
      (await store.saveSynonym(trx, { id, word, meaning })) ??
      refuse(searchRefusals, 'SYNONYM_TAKEN', { fields: { word: message } });
    await audit(trx, context, {
      entity: 'synonym',
      entityId: after.id,
      label: after.word,
      before: before && auditedFields(before),
      after: auditedFields(after),
    });
    return after;
  });
}

export async function deleteSynonym(
  context: ApiContext,
  { synonymId: id }: { synonymId: number },
): Promise<void> {
  await write(context.services, async (trx, changed) => {
    changed(synonymsResource);
    const before = await requireSynonym(trx, id);
    await store.deleteSynonym(trx, id);
    await audit(trx, context, {
      entity: 'synonym',
      entityId: id,
      label: before.word,
      before: auditedFields(before),
    });
  });
}
