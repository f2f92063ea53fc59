import { implement } from '@orpc/server';
import { audit } from '../../../server/audit.ts';
import { guard, type ApiContext } from '../../../server/serve.ts';
import { write } from '../../../server/write.ts';
import { isAsSeen } from '../../../shared/changes.ts';
import { refuse } from '../../../shared/errors.ts';
import { installationAreaContract } from '../area-contract.ts';
import { tidyArea } from '../installation-area.ts';
import { bookingRefusals } from '../rules.ts';
import { findArea, lockArea, saveArea } from './area-store.ts';

const area = implement(installationAreaContract).$context<ApiContext>().use(guard);

/** Sets the postal codes that the technicians serve; refused if they have changed since they were seen. */
function changeArea(context: ApiContext, said: readonly string[], seen?: string[]): Promise<string[]> {
  const prefixes = tidyArea(said);
  return write(context.services, async (trx) => {
    const before = await lockArea(trx);
    if (!isAsSeen(seen && { prefixes: seen }, { prefixes: before })) refuse(bookingRefusals, 'AREA_CHANGED');
    await saveArea(trx, prefixes);
    await audit(trx, context, {
      entity: 'settings',
      entityId: 'installation-area',
      label: 'Περιοχή εγκατάστασης',
      before: { prefixes: before.join(', ') },
      after: { prefixes: prefixes.join(', ') },
    });
    await context.services.live.tell(trx, 'admin', { type: 'changed', resources: ['installationArea'] });
    return prefixes;
  });
}

export const installationAreaApi = area.router({
  getInstallationArea: area.getInstallationArea.handler(async ({ context }) => ({
    prefixes: await findArea(context.services.database.db),
  })),
  putInstallationArea: area.putInstallationArea.handler(async ({ context, input: { prefixes, seen } }) => ({
    prefixes: await changeArea(context, prefixes, seen),
    message: 'Η περιοχή εγκατάστασης αποθηκεύτηκε.',
  })),
});
