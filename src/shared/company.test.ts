import { describe, expect, it } from 'vitest';
import demo from '../../demo/company.json' with { type: 'json' };
import { parseAfm } from './afm.ts';
import { companyOf, demoFactsOf } from './company-of.ts';
import { parseEmail } from './email.ts';
import { parseIban } from './iban.ts';
import { formatPhone } from './phone.ts';
import { parsePostalCode } from './postal-code.ts';
import { blankSettings, type Settings } from './settings.ts';

const stored: Settings = { ...blankSettings, ...(demo as Partial<Settings>) };
const shown = companyOf(stored, true, '2026-11-23');

describe('the demonstration’s company', () => {
  it.each([shown, shown.emergency])('has a telephone that nobody else can have', (line) => {
    expect(formatPhone(line?.phoneHref.slice(4) ?? '')).toBe(line?.phone);
    expect(line?.phoneHref).toMatch(/^tel:\+302100/);
  });

  it('marks each number that authorities give as of the demonstration', () => {
    const { gemi, afm, licence, producersNumber } = shown;
    for (const number of [gemi, afm, licence, producersNumber]) expect(number).toContain('(επίδειξη)');
  });

  it('keeps to its own rules for tax number, postal code, e-mail and IBAN', () => {
    const afm = shown.afm.slice(0, 9);
    expect(parseAfm(afm)).toBe(afm);
    expect(parsePostalCode(shown.address.postalCode)).toBe(shown.address.postalCode);
    expect(parseEmail(shown.email)).toBe(shown.email);
    for (const { iban } of shown.accounts) expect(parseIban(iban)).toBe(iban);
  });
});

it('is of the demonstration by its mark, not by a word of a slogan', () => {
  const slogan = { ...blankSettings.company, claim: 'Δωρεάν επίδειξη στον χώρο σας' };
  expect(demoFactsOf({ ...blankSettings, company: slogan })).toEqual([]);
  const numbers = { ...slogan, gemi: '000000000000 (επίδειξη)' };
  expect(demoFactsOf({ ...blankSettings, company: numbers })).toEqual(['000000000000 (επίδειξη)']);
});

describe('what is said of a company', () => {
  it('groups the days that have the same hours', () => {
    expect(shown.openingHours.map(({ days, label }) => [label, days])).toEqual([
      ['Δευτέρα – Παρασκευή', [1, 2, 3, 4, 5]],
      ['Σάββατο', [6]],
      ['Κυριακή', [7]],
    ]);
    expect(shown.openingHoursText).toBe(
      'Δευτέρα – Παρασκευή 09:00 – 18:00, Σάββατο 09:00 – 15:00, Κυριακή κλειστά',
    );
  });

  it('leaves out what nobody has written', () => {
    const { emergency, numbersText, person, accounts, name, atName } = companyOf(
      blankSettings,
      true,
      '2026-11-23',
    );
    expect([name, atName]).toEqual(['Το κατάστημά μας', 'στο κατάστημά μας']);
    expect({ emergency, numbersText, person: person.name, accounts }).toEqual({
      emergency: null,
      numbersText: '',
      person: '',
      accounts: [],
    });
  });

  it.each([
    ['feminine', 'Βίγλας', 'Βίγλα', 'της Βίγλας', 'τη Βίγλα', 'στη Βίγλα'],
    [
      'feminine',
      'Αχαϊκής Ασφάλειας',
      'Αχαϊκή Ασφάλεια',
      'της Αχαϊκής Ασφάλειας',
      'την Αχαϊκή Ασφάλεια',
      'στην Αχαϊκή Ασφάλεια',
    ],
    ['masculine', 'Φύλακα', 'Φύλακα', 'του Φύλακα', 'τον Φύλακα', 'στον Φύλακα'],
    ['neuter', 'Κάστρου', 'Κάστρο', 'του Κάστρου', 'το Κάστρο', 'στο Κάστρο'],
    ['plural', 'Συστημάτων Α', 'Συστήματα Α', 'των Συστημάτων Α', 'τα Συστήματα Α', 'στα Συστήματα Α'],
    [
      'masculinePlural',
      'Αφών Παπαδάκη',
      'Αφούς Παπαδάκη',
      'των Αφών Παπαδάκη',
      'τους Αφούς Παπαδάκη',
      'στους Αφούς Παπαδάκη',
    ],
    ['femininePlural', 'Αφών Α', 'Αφές Α', 'των Αφών Α', 'τις Αφές Α', 'στις Αφές Α'],
  ] as const)('bends the name by its gender %s: %s', (gender, genitive, accusative, of, the, at) => {
    const { ofName, theName, atName } = companyOf(
      { ...stored, company: { ...stored.company, gender, genitive, accusative } },
      true,
      '2026-11-23',
    );
    expect([ofName, theName, atName]).toEqual([of, the, at]);
  });
});
