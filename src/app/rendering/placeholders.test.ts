import { expect, test } from 'vitest';
import { fillPlaceholders, placeholderFor, takeInserted } from './placeholders.ts';

test('bytes stand where their placeholders stood, in whatever order, and as often', () => {
  const first = placeholderFor(Buffer.from('ένα'));
  const second = placeholderFor(Buffer.from('δύο'));
  const html = `<p>α${second}β${first}γ${second}</p>`;
  expect(fillPlaceholders(html, takeInserted()).toString()).toBe('<p>αδύοβέναγδύο</p>');
});

test('what is inserted into one page is not in the next', () => {
  placeholderFor(Buffer.from('της προηγούμενης'));
  takeInserted();
  const html = `<p>${placeholderFor(Buffer.from('αυτής'))}</p>`;
  expect(fillPlaceholders(html, takeInserted()).toString()).toBe('<p>αυτής</p>');
  expect(takeInserted()).toEqual([]);
});

test('a page without placeholders stays as it is, and one without bytes is empty', () => {
  expect(fillPlaceholders('<p>Καλημέρα</p>', []).toString()).toBe('<p>Καλημέρα</p>');
  const html = `<p>${placeholderFor(Buffer.from('χαμένο'))}</p>`;
  takeInserted();
  expect(fillPlaceholders(html, []).toString()).toBe('<p></p>');
});
