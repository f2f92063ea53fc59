import { audit } from '#server/audit.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { isAsExpected } from '#shared/changes.ts';
import { refuse } from '#shared/errors.ts';
import { tidyArea } from '../installation-area.ts';
import { teamRefusals } from '../refusals.ts';
import { lockArea, saveArea } from './area-store.ts';

/** Sets the postal codes that the technicians serve; refused if they have changed since they were seen. */
export function changeArea(context: ApiContext, said: readonly string[], seen?: string[]): Promise<string[]> {
  const prefixes = tidyArea(said);
  return write(context.services, async (trx, changed) => {
    const before = await lockArea(trx);
    if (!isAsExpected(seen && { prefixes: seen }, { prefixes: before })) refuse(teamRefusals, 'AREA_CHANGED');
    await saveArea(trx, prefixes);
    changed('service-area');
    await audit(trx, context, {
      entity: 'settings',
      entityId: 'installation-area',
      label: 'Περιοχή εγκατάστασης',
      before: { prefixes: before.join(', ') },
      after: { prefixes: prefixes.join(', ') },
    });
    await context.services.live.publish(trx, 'admin', { type: 'changed', resources: ['team'] });
    return prefixes;
  });
}
