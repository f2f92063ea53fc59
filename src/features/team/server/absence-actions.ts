import { audit } from '#server/audit.ts';
import type { ApiContext } from '#server/serve.ts';
import { write } from '#server/write.ts';
import { athensDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { Absence } from '../absence-contract.ts';
import type { Technician } from '../contract.ts';
import { teamRefusals } from '../refusals.ts';
import { findAbsence, insertAbsence, listAbsences, overlapsAbsence, removeAbsence } from './absence-store.ts';
import { lockTechnician } from './store.ts';
import { requirePlannable } from '#server/plannable.ts';

/** The absences that have not ended yet, the earliest first. */
export const readAbsences = ({ services }: ApiContext): Promise<Absence[]> =>
  listAbsences(services.database.db, athensDate(services.now()));

/**
 * Stores the days on which a technician is away. Locking the technician's row makes bookings that are choosing a crew wait,
 * so that none is given to somebody who is away.
 */
export function addAbsence(context: ApiContext, said: Omit<Absence, 'id'>): Promise<Absence> {
  const { services } = context;
  return write(services, async (trx) => {
    const technician = (await lockTechnician(trx, said.technicianId)) ?? refuse(generalRefusals, 'NOT_FOUND');
    requirePlannable('to', said.to, services.now());
    if (await overlapsAbsence(trx, said)) refuse(teamRefusals, 'ALREADY_AWAY');
    const absence = await insertAbsence(trx, said);
    await auditAbsence(trx, context, technician, { after: daysOf(absence) });
    return absence;
  });
}

/** Ends an absence, whether it has begun or not. */
export async function endAbsence(
  context: ApiContext,
  { absenceId: id }: { absenceId: number },
): Promise<void> {
  await write(context.services, async (trx) => {
    const absence = (await findAbsence(trx, id)) ?? refuse(generalRefusals, 'NOT_FOUND');
    const technician =
      (await lockTechnician(trx, absence.technicianId)) ?? refuse(generalRefusals, 'NOT_FOUND');
    await removeAbsence(trx, id);
    await auditAbsence(trx, context, technician, { before: daysOf(absence) });
  });
}

const daysOf = ({ from, to }: Absence) => ({ absentFrom: from, absentTo: to });

/** An absence in the audit log, as a change of the technician. */
const auditAbsence = (
  trx: Parameters<typeof audit>[0],
  context: ApiContext,
  { id, name }: Technician,
  { before = {}, after = {} }: { before?: object; after?: object },
) =>
  audit(trx, context, {
    entity: 'technician',
    entityId: id,
    label: name,
    before: { ...before },
    after: { ...after },
  });
