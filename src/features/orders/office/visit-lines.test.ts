import { afterEach, expect, it } from 'vitest';
import { company, setCompany } from '#shared/company.ts';
import { officeLine } from './contract.ts';
import { linesOfVisit } from './visit-lines.ts';

const before = company();
afterEach(() => setCompany(before));
const visit = { serviceName: 'Βλάβη', appointmentTime: '10:00', endTime: '12:30' };
const begun = (service?: Parameters<typeof linesOfVisit>[1]) =>
  linesOfVisit(visit, service).map(({ kind, name, quantity, price }) => [kind, name, quantity, price]);

it('the bill of a visit begins with its hours or its price, and with the call-out', () => {
  expect(begun({ price: 40, priceKind: 'hour', callOut: 25 })).toEqual([
    ['labour', 'Βλάβη', '2,5', '40,00'],
    ['free', 'Μετάβαση', '1', '25,00'],
  ]);
  expect(begun({ price: 90.5, priceKind: 'fixed' })).toEqual([['free', 'Βλάβη', '1', '90,50']]);
  expect(begun({ price: 90, priceKind: 'from' })).toEqual([['free', 'Βλάβη', '1', '']]);
  expect(begun()).toEqual([['free', 'Βλάβη', '1', '']]);
  for (const line of linesOfVisit(visit, { price: 40, priceKind: 'hour', callOut: 25 }))
    expect(officeLine.safeParse(line).success).toBe(true);
});

it.each([true, false])('a survey costs nothing only where that is promised: %s', (freeSurvey) => {
  setCompany({ ...before, promises: { ...before.promises, freeSurvey } });
  expect(begun({ price: 40, priceKind: 'fixed', role: 'survey' })).toHaveLength(freeSurvey ? 0 : 1);
});
