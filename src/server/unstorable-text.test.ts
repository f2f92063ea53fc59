import { describe, expect, it } from 'vitest';
import { unstorableTexts } from './unstorable-text.ts';

describe('unstorableTexts', () => {
  it('names the fields with a NUL or half a character, at any depth', () => {
    const input = { name: 'Ελέ\0νη', address: { city: 'Αθή\ud83dνα' }, notes: ['καλό 👍', '\0'] };
    expect(unstorableTexts(input).toSorted()).toEqual(['address.city', 'name', 'notes.1']);
  });

  it.each(['Αθήνα', '👍\n\t', '', 12, null, undefined])('lets %j pass', (input) => {
    expect(unstorableTexts(input)).toEqual([]);
  });

  it('names the input itself when it is such a text', () => {
    expect(unstorableTexts('\0')).toEqual(['_']);
  });

  it('gets to the end of lists within lists, a hundred thousand deep', () => {
    const deep = Array.from({ length: 100_000 }).reduce((within: unknown) => [within], 'τέλος\0');
    expect(unstorableTexts(deep)).toHaveLength(1);
  });
});
