import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Doubts } from './Doubts.tsx';

const typed = {
  name: 'Κάμερα θόλου',
  price: '120',
  names: ['Σειρήνα'],
  dearest: 400,
  before: undefined,
  sameName: 'Υπάρχει ήδη προϊόν με αυτό το όνομα.',
};

const shown = (props: Partial<Parameters<typeof Doubts>[0]>) =>
  renderToStaticMarkup(createElement(Doubts, { ...typed, ...props }))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('the questions about what is typed', () => {
  it('are announced, and are none about a usual name and price', () => {
    expect(renderToStaticMarkup(createElement(Doubts, typed))).toMatch(/^<div role="status"[^>]*><\/div>$/);
  });

  it('name another of the same name, however it is written', () => {
    expect(shown({ names: ['Σειρήνα', ' ΚΑΜΕΡΑ  ΘΟΛΟΥ '] })).toBe(typed.sameName);
  });

  it.each([
    ['12000', {}, 'Είναι σωστή η τιμή 12.000,00 €; Η μεγαλύτερη άλλη είναι 400,00 €.'],
    ['12,5', { before: 125 }, 'Είναι σωστή η τιμή 12,50 €; Μέχρι τώρα ήταν 125,00 €.'],
    ['1250', { before: 125 }, 'Είναι σωστή η τιμή 1.250,00 €; Μέχρι τώρα ήταν 125,00 €.'],
    // Its own price before says more than the others'.
    ['1250', { before: 1_200 }, ''],
    ['', { before: 125 }, ''],
    ['δέκα', {}, ''],
    ['12000', { dearest: undefined }, ''],
  ])(
    'and compare the price «%s» with its own before, else with the dearest other: %j',
    (price, known, text) => {
      expect(shown({ price, ...known })).toBe(text);
    },
  );
});
