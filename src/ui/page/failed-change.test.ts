import { ORPCError } from '@orpc/client';
import { describe, expect, test } from 'vitest';
import { describeError } from './failed-change.ts';

describe('a failed change tells the person', () => {
  test("the server's own sentence, under the title of the change", () => {
    const error = new ORPCError('OUT_OF_STOCK', { status: 409, message: 'Το προϊόν εξαντλήθηκε.' });
    expect(describeError(error)).toEqual({ title: 'Σφάλμα', description: 'Το προϊόν εξαντλήθηκε.' });
    expect(describeError(error, { title: 'Σφάλμα Παραγγελίας' }).title).toBe('Σφάλμα Παραγγελίας');
  });

  test('that the network failed, whatever browser says so, under the title of the change or in its words', () => {
    for (const message of [
      'Failed to fetch',
      'NetworkError when attempting to fetch resource.',
      'Load failed',
    ]) {
      const error = new TypeError(message);
      const description = 'Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά.';
      expect(describeError(error)).toEqual({ title: 'Σφάλμα δικτύου', description });
      expect(describeError(error, { title: 'Σφάλμα αποστολής', failure: 'Κάτι πήγε στραβά.' })).toEqual({
        title: 'Σφάλμα αποστολής',
        description,
      });
      const noAnswer = { title: 'Χωρίς απάντηση', description: 'Δοκιμάστε αργότερα.' };
      expect(describeError(error, { title: 'Σφάλμα σύνδεσης', noAnswer })).toEqual(noAnswer);
    }
  });

  test("the change's own words where the server has none", () => {
    const fault = new ORPCError('FAULT', { status: 500, message: 'Κάτι πήγε στραβά από την πλευρά μας.' });
    expect(describeError(fault, { failure: 'Δοκιμάστε ξανά.' }).description).toBe('Δοκιμάστε ξανά.');
  });

  test('nothing of a fault in our own code', () => {
    const told = describeError(new TypeError("Cannot read properties of undefined (reading 'x')"));
    expect(told.title).toBe('Σφάλμα');
    expect(told.description).not.toContain('undefined');
  });
});
