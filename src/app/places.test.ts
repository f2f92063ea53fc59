import { expect, test } from 'vitest';
import { fillPlaces, placeBytes, takePlaced } from './places.ts';

test('bytes stand where they were placed, in whatever order, and as often', () => {
  const first = placeBytes(Buffer.from('ένα'));
  const second = placeBytes(Buffer.from('δύο'));
  const html = `<p>α${second}β${first}γ${second}</p>`;
  expect(fillPlaces(html, takePlaced()).toString()).toBe('<p>αδύοβέναγδύο</p>');
});

test('what is placed in one page is not in the next', () => {
  placeBytes(Buffer.from('της προηγούμενης'));
  takePlaced();
  const html = `<p>${placeBytes(Buffer.from('αυτής'))}</p>`;
  expect(fillPlaces(html, takePlaced()).toString()).toBe('<p>αυτής</p>');
  expect(takePlaced()).toEqual([]);
});

test('a page without places stays as it is, and a place that nothing was put in is empty', () => {
  expect(fillPlaces('<p>Καλημέρα</p>', []).toString()).toBe('<p>Καλημέρα</p>');
  const html = `<p>${placeBytes(Buffer.from('χαμένο'))}</p>`;
  takePlaced();
  expect(fillPlaces(html, []).toString()).toBe('<p></p>');
});
