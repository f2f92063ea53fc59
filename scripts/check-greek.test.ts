import { describe, expect, it } from 'vitest';
import { mixedWords } from './check-greek.ts';

// A Latin letter that looks like the Greek one, kept apart so that this file passes its own check.
const latinA = 'A';

describe('mixedWords', () => {
  it('finds a Latin letter within a Greek word, with its line', () => {
    expect(mixedWords(`Προϊόντα\nΜονάδα, ${latinA}θήνα`)).toEqual([{ line: 2, word: `${latinA}θήνα` }]);
  });

  it('finds a Greek letter within a Latin word', () => {
    expect(mixedWords(`st${'ο'}re`)).toHaveLength(1);
  });

  it.each([
    'Κάμερα bullet 4K Argos B8',
    'e-mail και SMS',
    'Wi-Fi/δίκτυο',
    String.raw`'Γεια\nσας'`,
    String.raw`\u00A0€ Α`,
  ])('lets «%s» pass', (text) => {
    expect(mixedWords(text)).toEqual([]);
  });
});
