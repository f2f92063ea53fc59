import { expect, test } from 'vitest';
import { blankSettings } from '#shared/settings.ts';
import { standIn } from '../../../tests/support/app/company.ts';
import { deliveryTime } from './delivery-time.ts';

const [standard, express, installation] = blankSettings.deliveries.methods;
const collected = { ...standard, id: 'collect-1' };

test.each([
  ['of the first delivery', [standard, express], 'Έως 5 εργάσιμες'],
  ['of the one that is offered', [{ ...standard, isOffered: false }, express], 'Έως 2 εργάσιμες'],
  ['of one day', [{ ...standard, days: 1 }], 'Έως 1 εργάσιμη'],
  ['of the same day', [{ ...standard, days: 0 }], 'Αυθημερόν'],
  ['of a day that is agreed', [installation, standard], 'Κατόπιν συνεννόησης'],
  ['of what is brought rather than collected', [collected, express], 'Έως 2 εργάσιμες'],
  ['where all is collected', [collected], 'Παραλαβή από το κατάστημα'],
])('a product says the time %s', (_title, methods, said) => {
  standIn({ deliveries: { methods: methods as typeof blankSettings.deliveries.methods, areas: [] } });
  expect(deliveryTime()).toBe(said);
});
