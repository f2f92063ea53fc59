import { expect, test } from 'vitest';
import { answers } from '../../../tests/support/app/wizard.ts';
import type { PropertyType } from '#features/advice/types.ts';
import { answersInWords } from './answers-in-words.ts';

const wordsOf = (...asked: Parameters<typeof answersInWords>) =>
  new Map(
    answersInWords(...asked).map(({ label, value, isAssumed }) => [label, isAssumed ? `${value} *` : value]),
  );

test('all answers are there, and what was assumed is marked', () => {
  const words = wordsOf(answers, {
    areaM2: 1200,
    shutters: 0,
    existing: ['contacts', 'smoke'],
    pastIncident: true,
    internet: 'no',
    postcode: '84006',
  });
  expect(words.get('Ίντερνετ στον χώρο')).toBe('Όχι');
  expect(words.get('Ταχυδρομικός κώδικας')).toBe('840 06');
  expect(words.get('Πόσο μένει άδειος')).toBe('Λίγες ώρες ή μια νύχτα *');
  expect(words.get('Χώρος')).toBe('Μονοκατοικία');
  expect(words.get('Ανάγκες')).toBe('Διάρρηξη ή κλοπή, Συναγερμός');
  expect(words.get('Τι υπάρχει σήμερα')).toBe(answers.currentSecurity);
  expect(words.get('Εμβαδόν')).toBe('1.200 m²');
  expect(words.get('Ρολά ασφαλείας')).toBe('0');
  expect(words.get('Όροφος (0 για ισόγειο)')).toBe('0 *');
  expect(words.get('Καλωδίωση')).toBe('Ό,τι ταιριάζει *');
  expect(words.get('Μένουν από το υπάρχον σύστημα')).toBe('Επαφές σε πόρτες και παράθυρα, Ανιχνευτές καπνού');
  expect(words.get('Έχει γίνει διάρρηξη')).toBe('Ναι');
});

test('what nobody told and is nought anyway is left out, and so is the free text that a link does not keep', () => {
  const { currentSecurity: _free, ...chosen } = answers;
  const words = wordsOf({ ...chosen, propertyType: 'apartment' }, {});
  for (const label of [
    'Ταμεία',
    'Περίμετρος αυλής',
    'Έχει γίνει διάρρηξη',
    'Τι υπάρχει σήμερα',
    'Ταχυδρομικός κώδικας',
  ])
    expect(words.has(label), label).toBe(false);
});

test('customers and tills are those of a workplace, whatever was told before it became a home', () => {
  const labels = ['Μπαίνουν πελάτες μέσα', 'Ταμεία'];
  const toldOf = (propertyType: PropertyType) => {
    const words = wordsOf({ ...answers, propertyType }, { hasVisitors: true, cashDesks: 2 });
    return labels.map((label) => words.get(label));
  };
  for (const home of ['house', 'apartment'] as const) expect(toldOf(home)).toEqual([undefined, undefined]);
  for (const workplace of ['business', 'warehouse'] as const) expect(toldOf(workplace)).toEqual(['Ναι', '2']);
});

test('windows that nobody told of are none, which is marked where somebody could reach them', () => {
  const shop: Parameters<typeof answersInWords>[0] = { ...answers, propertyType: 'business' };
  const windows = 'Παράθυρα που τα φτάνει κάποιος';
  expect(wordsOf(shop, { placeKind: 'shop' }).get(windows)).toBe('0 *');
  expect(wordsOf(shop, { placeKind: 'office', floor: 3 }).has(windows)).toBe(false);
});

test('days of a video are a default only where cameras may be, and a building’s outline never of a flat', () => {
  const days = 'Ημέρες που φυλάσσεται το βίντεο';
  const outline = 'Περίμετρος κτιρίου';
  const flat: Parameters<typeof answersInWords>[0] = {
    ...answers,
    propertyType: 'apartment',
    securityConcerns: ['alarm'],
  };
  expect([wordsOf(flat, {}).has(days), wordsOf(flat, {}).has(outline)]).toEqual([false, false]);
  const told = wordsOf(flat, { daysKept: 7, perimeterM: 33 });
  expect([told.get(days), told.has(outline)]).toEqual(['7', false]);
  for (const seen of [
    wordsOf({ ...flat, propertyType: 'house', securityConcerns: ['entry-monitoring'] }, {}),
    wordsOf({ ...flat, priority: 'evidence' }, {}),
    wordsOf(flat, { existing: ['cameras'] }),
  ])
    expect(seen.get(days)).toContain('*');
  expect(wordsOf({ ...flat, propertyType: 'house' }, {}).get(outline)).toContain('*');
});
