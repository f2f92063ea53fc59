import { describe, expect, it, test } from 'vitest';
import { propertyTypes } from '#features/advice/enums.ts';
import { finerBounds, type WizardAnswers } from './answers-contract.ts';
import { measuredHome } from './defaults.ts';
import type { AdvisedLine, PresentedBundle } from './advice-contract.ts';
import { changesBetween } from './changes.ts';
import { rangeText } from './request-text.ts';
import {
  completeAnswers,
  measures,
  openStep,
  roomsOf,
  shortNumbers,
  showsFault,
  stepFaults,
  systemNumbers,
} from './rules.ts';
import { emptyState, finerOf, readState, stateFrom } from './saved-state.ts';
import { adviceLink, readAdviceToken, readWizardSearch } from './wizard-search.ts';

const answers: WizardAnswers = {
  propertyType: 'house',
  propertySize: 'small',
  location: 'urban',
  securityConcerns: ['alarm'],
  budget: 'low',
  priority: 'evidence',
  currentSecurity: 'Τίποτα',
  experience: 'advanced',
};

describe('a step may be left', () => {
  it.each([
    [1, ['propertyType', 'propertySize', 'location']],
    [2, ['securityConcerns']],
    [3, ['budget', 'priority']],
    [4, ['currentSecurity', 'experience']],
    [5, []],
  ])('once step %i has its answers', (step, names) => {
    expect(Object.keys(stepFaults(step, {}))).toEqual(names);
    expect(stepFaults(step, answers)).toEqual({});
  });

  it('not with blank words or no need at all', () => {
    expect(stepFaults(4, { ...answers, currentSecurity: ' \n' })).toHaveProperty('currentSecurity');
    expect(stepFaults(2, { ...answers, securityConcerns: [] })).toHaveProperty('securityConcerns');
  });
});

describe('a number with a fault', () => {
  const shop = measuredHome({ ...answers, propertyType: 'business' }, {});
  const house = measuredHome({ ...answers, priority: 'prevention' }, {});
  const flat = measuredHome({ ...answers, propertyType: 'apartment' }, {});
  const hall = measuredHome({ ...answers, propertyType: 'warehouse' }, {});
  it.each([
    ['postcode', 1, undefined, true],
    ['areaM2', 1, house, true],
    ['areaM2', 4, house, false],
    ['daysKept', 3, shop, false],
    ['daysKept', 4, shop, true],
    ['daysKept', 4, house, false],
    ['cashDesks', 4, shop, true],
    ['cashDesks', 4, hall, true],
    ['cashDesks', 4, house, false],
    ['perimeterM', 1, house, true],
    ['perimeterM', 1, flat, false],
    ['combustionRooms', 4, flat, true],
  ] as const)('of «%s» keeps step %i where it has its field', (name, step, home, isKept) => {
    expect(showsFault(step, home, { [name]: 'Συμπληρώστε έναν ακέραιο' })).toBe(isKept);
  });
});

test('every number that the advice reckons with is asked of some place', () => {
  const places = propertyTypes.map((propertyType) => measuredHome({ ...answers, propertyType }, {}));
  const asked = places.flatMap((home) => [...shortNumbers, ...measures(home), ...systemNumbers(home)]);
  expect([...new Set(asked)].toSorted()).toEqual(Object.keys(finerBounds).toSorted());
});

test('an address opens no step before those that lead to it are answered', () => {
  expect(openStep(5, {}, false)).toBe(1);
  expect(openStep(4, { ...answers, budget: undefined }, false)).toBe(3);
  expect(openStep(2, { ...answers, budget: undefined }, false)).toBe(2);
  expect(openStep(6, answers, false)).toBe(6);
  expect(openStep(7, answers, false)).toBe(6);
  expect(openStep(7, answers, true)).toBe(7);
  expect(completeAnswers({ ...answers, priority: undefined })).toBeUndefined();
  expect(completeAnswers(answers)).toBe(answers);
});

test('the documented request counts two, four or six rooms', () => {
  expect((['small', 'medium', 'large', 'xlarge'] as const).map(roomsOf)).toEqual([2, 4, 6, 6]);
});

describe('what a tab keeps', () => {
  it('is read as it was written, and as nothing when it is not ours', () => {
    const state = { ...emptyState, answers, typed: { doors: '3' }, choices: { wiring: 'wired' as const } };
    expect(readState(JSON.stringify(state))).toEqual(state);
    for (const text of [null, '', '{', '[]', '{"answers":{"budget":"endless"}}']) {
      expect(readState(text)).toBe(emptyState);
    }
  });

  it('is read with its other answers when the last need was taken away again', () => {
    const state = { ...emptyState, answers: { ...answers, securityConcerns: [] } };
    expect(readState(JSON.stringify(state))).toEqual(state);
  });

  it('has typed numbers as the engine takes them, and a sentence beside those that it does not', () => {
    const { finer, faults } = finerOf({
      typed: {
        areaM2: ' 1.200 ',
        doors: '0',
        windows: 'πολλά',
        rooms: ' ',
        yardM: '85.5',
        petKg: '4.5',
        postcode: '1423',
      },
      choices: { existing: ['siren'] },
    });
    expect(finer).toEqual({ areaM2: 1200, existing: ['siren'] });
    expect(faults).toEqual({
      doors: 'Συμπληρώστε έναν ακέραιο από 1 έως 40',
      windows: 'Συμπληρώστε έναν ακέραιο από 0 έως 80',
      yardM: 'Συμπληρώστε έναν ακέραιο από 0 έως 3.000',
      petKg: 'Συμπληρώστε έναν ακέραιο από 0 έως 90',
      postcode: 'Ο ταχυδρομικός κώδικας έχει 5 ψηφία, π.χ. 12345',
    });
    expect(finerOf({ typed: { postcode: ' 142 31' }, choices: {} })).toEqual({
      finer: { postcode: '14231' },
      faults: {},
    });
  });

  it('begins from the answers of a link', () => {
    const finer = {
      doors: 3,
      wiring: 'wireless',
      internet: 'summer',
      emptyFor: 'months',
      hasMains: false,
      hasVisitors: true,
      postcode: '84006',
    } as const;
    expect(finerOf(stateFrom(answers, finer)).finer).toEqual(finer);
  });
});

describe('another answer', () => {
  const line = (productId: number, quantity: number) =>
    ({ productId, name: `Προϊόν ${productId}`, quantity }) as AdvisedLine;
  const bundle = (lines: AdvisedLine[], gross?: number) =>
    ({
      lines,
      riskAfter: 20,
      hours: 5,
      ...(gross !== undefined && { totals: { gross } }),
    }) as PresentedBundle;

  it('is told by pieces added and taken away, and by the total', () => {
    const before = bundle([line(1, 2), line(2, 1), line(2, 1)], 100.1);
    const after = bundle([line(1, 5), line(2, 1), line(3, 1)], 130.4);
    expect(changesBetween(before, after)).toEqual({
      added: [
        { productId: 1, name: 'Προϊόν 1', quantity: 3 },
        { productId: 3, name: 'Προϊόν 3', quantity: 1 },
      ],
      removed: [{ productId: 2, name: 'Προϊόν 2', quantity: 1 }],
      gross: 30.3,
      risk: 0,
      hours: 0,
    });
  });

  it('is told by what is due where parts of an old alarm stay', () => {
    const kept = { ...bundle([], 100), keptParts: { pieces: 2, due: { net: 50, gross: 62 } } };
    expect(changesBetween(kept, bundle([], 90)).gross).toBe(28);
    expect(changesBetween(bundle([], 90), kept).gross).toBe(-28);
  });

  it('is told without an amount to who sees none', () => {
    expect(changesBetween(bundle([]), bundle([line(1, 1)]))).not.toHaveProperty('gross');
  });
});

test('a range is written in Greek', () => {
  expect(rangeText({ from: 800, to: 1200 })).toBe('800–1.200 €');
  expect(rangeText({ from: 0, to: 300 })).toBe('έως 300 €');
});

test('the address keeps only what the wizard knows', () => {
  expect(readWizardSearch({ step: 1 })).toEqual({});
  expect(readWizardSearch({ step: '3', propertyType: 'castle', product: '12' })).toEqual({
    step: 3,
    product: 12,
  });
  expect(readWizardSearch({ step: 8 })).toEqual({});
  expect(readAdviceToken(adviceLink('abc').split('#')[1] ?? '')).toBe('abc');
  expect(readAdviceToken('')).toBeUndefined();
});
