import { implement } from '@orpc/server';
import { checkedInput, shareOutputs } from '#server/cache/shared-outputs.ts';
import { says } from '#server/handlers.ts';
import { guard, type ApiContext } from '#server/serve.ts';
import { plural } from '#shared/greek.ts';
import { teamContract } from '../contract.ts';
import {
  addTechnician,
  changeTechnician,
  dismissTechnician,
  readOverrides,
  setOpening,
  removeOpening,
} from './actions.ts';
import { addAbsence, endAbsence, readAbsences } from './absence-actions.ts';
import { changeArea } from './area-actions.ts';
import { mapOf } from './area-map.ts';
import { findArea } from './area-store.ts';
import { areaText } from '#shared/postal-places.ts';
import { createFeed, endFeed, readFeeds } from './calendar-feed.ts';
import { listTechnicians } from './store.ts';

const team = implement(teamContract)
  .$config(checkedInput)
  .$context<ApiContext>()
  .use(guard)
  .use(shareOutputs);

export const teamApi = team.router({
  getServiceArea: team.getServiceArea.handler(async ({ context }) => {
    context.reads('service-area');
    const prefixes = await findArea(context.services.database.db);
    return { text: prefixes.length > 0 ? areaText(prefixes) : '', map: mapOf(prefixes) };
  }),
  getInstallationArea: team.getInstallationArea.handler(async ({ context }) => ({
    prefixes: await findArea(context.services.database.db),
  })),
  putInstallationArea: team.putInstallationArea.handler(async ({ context, input: { prefixes, seen } }) => ({
    prefixes: await changeArea(context, prefixes, seen),
    message: 'Η περιοχή εγκατάστασης αποθηκεύτηκε.',
  })),
  listAbsences: team.listAbsences.handler(({ context }) => readAbsences(context)),
  addAbsence: team.addAbsence.handler(async ({ context, input }) => ({
    absence: await addAbsence(context, input),
    message: 'Η απουσία καταχωρίστηκε.',
  })),
  removeAbsence: team.removeAbsence.handler(
    says('Η απουσία έληξε· ο τεχνικός δέχεται ξανά ραντεβού.', endAbsence),
  ),
  listOpeningOverrides: team.listOpeningOverrides.handler(({ context }) => readOverrides(context)),
  putOpeningOverride: team.putOpeningOverride.handler(async ({ context, input }) => {
    const outside = await setOpening(context, input);
    return {
      message: `Το ωράριο ${input.until ? 'των ημερών' : 'της ημέρας'} αποθηκεύτηκε.`,
      ...(outside > 0 && {
        warning: `${plural(outside, 'ραντεβού μένει', 'ραντεβού μένουν')} εκτός ωραρίου. Μετακινήστε ή ακυρώστε όσα δεν θα γίνουν.`,
      }),
    };
  }),
  removeOpeningOverride: team.removeOpeningOverride.handler(
    says('Για την ημέρα αυτή ισχύει ξανά το συνηθισμένο ωράριο.', removeOpening),
  ),
  listTechnicians: team.listTechnicians.handler(({ context }) =>
    listTechnicians(context.services.database.db),
  ),
  createTechnician: team.createTechnician.handler(async ({ context, input }) => ({
    technician: await addTechnician(context, input),
    message: 'Ο τεχνικός προστέθηκε.',
  })),
  updateTechnician: team.updateTechnician.handler(async ({ context, input }) => ({
    technician: await changeTechnician(context, input),
    message: 'Τα στοιχεία του τεχνικού αποθηκεύτηκαν.',
  })),
  removeTechnician: team.removeTechnician.handler(says('Ο τεχνικός διαγράφηκε.', dismissTechnician)),
  listCalendarFeeds: team.listCalendarFeeds.handler(({ context }) => readFeeds(context)),
  createCalendarFeed: team.createCalendarFeed.handler(async ({ context, input }) => ({
    url: await createFeed(context, input),
    message: 'Η διεύθυνση του ημερολογίου δημιουργήθηκε. Αντιγράψτε την τώρα: δεν εμφανίζεται ξανά.',
  })),
  removeCalendarFeed: team.removeCalendarFeed.handler(async ({ context, input: { technicianId } }) => {
    await endFeed(context, technicianId ?? null);
    return { message: 'Η διεύθυνση του ημερολογίου καταργήθηκε.' };
  }),
});
