import { describe, expect, it } from 'vitest';
import { parseAfm } from './afm.ts';
import { company } from './company.ts';
import { parseEmail } from './email.ts';
import { formatPhone, parsePhone } from './phone.ts';
import { parsePostalCode } from './postal-code.ts';

describe('company', () => {
  it.each([company, company.emergency])('shows the telephone that its link dials', ({ phone, phoneHref }) => {
    expect(`tel:${parsePhone(phone)}`).toBe(phoneHref);
  });

  it.each([company, company.emergency])(
    'has a telephone that nobody else can have',
    ({ phone, phoneHref }) => {
      expect(formatPhone(phoneHref.slice(4))).toBe(phone);
      expect(phoneHref).toMatch(/^tel:\+302100/);
    },
  );

  it('marks each number that authorities give as of the demonstration', () => {
    const { gemi, afm, licence } = company.registrations;
    for (const number of [gemi, afm, licence]) expect(number).toContain('(επίδειξη)');
  });

  it('keeps to its own rules for tax number, postal code and e-mail', () => {
    const afm = company.registrations.afm.slice(0, 9);
    expect(parseAfm(afm)).toBe(afm);
    expect(parsePostalCode(company.address.postalCode)).toBe(company.address.postalCode);
    expect(parseEmail(company.email)).toBe(company.email);
  });

  it.each(company.bankAccounts)(
    'asks for transfers to an IBAN with right check digits: $iban',
    ({ iban }) => {
      expect(iban).toMatch(/^GR\d{25}$/);
      const digits = `${iban.slice(4)}1627${iban.slice(2, 4)}`;
      expect(BigInt(digits) % 97n).toBe(1n);
    },
  );

  it('tells the hours of every day of the week once', () => {
    expect(company.openingHours.flatMap(({ days }) => [...days])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('writes the same hours in words', () => {
    const words = company.openingHours.map(({ label, hours }) =>
      hours ? `${label} ${hours.opens} – ${hours.closes}` : `${label} κλειστά`,
    );
    expect(company.openingHoursText).toBe(words.join(', '));
  });
});
