import { expect, test } from 'vitest';
import { parseConsent } from './consent.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 20);

test('an answer is remembered for a year and then asked for again', () => {
  expect(parseConsent(`accepted ${now - 364 * day}`, now)).toBe('accepted');
  expect(parseConsent(`declined ${now}`, now)).toBe('declined');
  expect(parseConsent(`accepted ${now - 365 * day}`, now)).toBeNull();
});

test('nothing stored, or something that is no answer, is no consent', () => {
  for (const stored of [null, '', 'yes', 'accepted', 'accepted soon', `ACCEPTED ${now}`, '{"ok":true}']) {
    expect(parseConsent(stored, now)).toBeNull();
  }
});
