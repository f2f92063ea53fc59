import { expect, it } from 'vitest';
import { areaForm, servesArea, tidyArea } from './installation-area.ts';

it.each([
  ['142 31', true],
  ['19016', true],
  ['80100', false],
  ['54622', false],
])('technicians who go to 14 and 190 go to %s: %s', (postalCode, isServed) => {
  expect(servesArea(['14', '190'], postalCode)).toBe(isServed);
});

it('an area without prefixes serves nobody', () => {
  expect(servesArea([], '14231')).toBe(false);
});

it('prefixes are read however they are parted, each once and without those that others hold', () => {
  expect(areaForm.parse({ prefixes: ' 144, 10;11\n10 142 14 ' })).toEqual({ prefixes: ['10', '11', '14'] });
  expect(tidyArea(['185', '18', '1'])).toEqual(['1']);
});

it('a beginning that no postal code has is named', () => {
  const read = areaForm.safeParse({ prefixes: '26, 39, 87' });
  expect(read.error?.issues[0]?.message).toBe('Κανένας ταχυδρομικός κώδικας δεν αρχίζει από 39, 87');
});

it.each(['1a', '0', '123456', '10-19'])('«%s» is refused', (prefixes) => {
  expect(areaForm.safeParse({ prefixes }).success).toBe(false);
});
