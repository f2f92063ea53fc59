import { describe, expect, it, test } from 'vitest';
import { connectedOf, connects, yearsUntil } from './connected.ts';
import { connectedLines } from './connected-facts.ts';
import type { LegalFacts } from './legal-facts.ts';
import { flatSpecifications } from './specifications.ts';

const brand: LegalFacts = {
  dataMade: 'Εικόνα',
  needsAccount: false,
  updatesUntil: '2031-12-31',
  warranty: 36,
};
const camera = { technical: { kind: 'Κάμερα' }, functions: { app: true } };
const contact = { technical: { kind: 'Μαγνητική επαφή' }, connectivity: { interface: 'Επαφή NC' } };

test.each([
  [{ functions: { app: true } }, true],
  [{ functions: { app: false } }, false],
  [{ connectivity: { wifi_band: '2,4 GHz' } }, true],
  [{ connectivity: { interface: 'Ethernet RJ45' } }, true],
  [{ connectivity: { comms: 'Τηλεφωνική γραμμή, IP (προαιρετικό)' } }, true],
  [{ connectivity: { interface: '4G LTE' } }, true],
  [{ connectivity: { interface: '4 × Schuko' } }, false],
  [{ technical: { ip: 'IP67' } }, false],
  [{}, false],
])('a product with %j is connected: %s', (specifications, isConnected) => {
  expect(connects(flatSpecifications(specifications))).toBe(isConnected);
});

describe('what a product says of its data', () => {
  it('is its brand’s where it is connected, and nothing else of the brand', () => {
    expect(connectedOf(camera, {}, brand)).toEqual({
      dataMade: 'Εικόνα',
      needsAccount: false,
      updatesUntil: '2031-12-31',
    });
  });

  it('is nothing of its brand where it is not, yet what it says itself', () => {
    expect(connectedOf(contact, {}, brand)).toBeUndefined();
    const own = { updatesUntil: '2028-06-30' };
    expect(connectedOf(contact, own, { ...brand, ...own })).toEqual(own);
  });

  it('reads as words and as a date', () => {
    expect(
      connectedLines({ needsAccount: false, needsSubscription: true, updatesUntil: '2031-12-31' }),
    ).toEqual([
      ['Χρειάζεται λογαριασμός', 'Όχι'],
      ['Χρειάζεται συνδρομή', 'Ναι'],
      ['Ενημερώσεις ασφαλείας έως', '31/12/2031'],
    ]);
  });
});

test.each([
  ['2029-12-31', [2027, 2028, 2029]],
  ['2029-12-30', [2027, 2028]],
  ['2027-01-01', []],
  ['2026-12-31', []],
  [undefined, []],
])('updates until %s reach the end of %j', (day, years) => {
  expect(yearsUntil(day, 2027)).toEqual(years);
});
