import { createElement, Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anonymous, buyerWith, somebodyWithPrices, type Viewer } from '../../shared/viewer.ts';
import { SessionContext, useReadsGross } from '../../ui/page/session.ts';
import { cachedForBuyers, drawMissed } from './cached-for-buyers.tsx';
import { fillPlaceholders, takeInserted } from './placeholders.ts';

type Output = { names: string[] };

const site = { publicUrl: '', isDemo: false, isLocal: false, devMailbox: false };
const outputOf = (...names: string[]): Output => ({ names });

/** Renders which price the viewer reads first. */
const Reading = () => (useReadsGross() ? 'με ΦΠΑ' : 'χωρίς ΦΠΑ');

/** A list that counts its renders, with functions that render it inside a page and separately. */
function list() {
  let drawings = 0;
  function List({ output: { names }, title }: { output: Output; title: string }) {
    drawings += 1;
    const text = createElement('p', null, `${title}: ${names.join(', ')}`);
    return createElement(Fragment, null, text, createElement(Reading));
  }
  const Cached = cachedForBuyers(List, ({ output }) => output);
  return {
    drawings: () => drawings,
    page(output: Output, { title = 'Προϊόντα', viewer = somebodyWithPrices as Viewer } = {}) {
      const html = inSession(viewer, createElement(Cached, { output, title }));
      return fillPlaceholders(html, takeInserted()).toString();
    },
  };
}
const inSession = (viewer: Viewer, element: ReactElement) =>
  renderToString(createElement(SessionContext, { value: { viewer, cartCount: 0, site } }, element));
const drawAll = () =>
  drawMissed((element, accountType) => Buffer.from(inSession(buyerWith(accountType), element)));

test('a page is the same, whether it was drawn whole or a part of it was cached', () => {
  const { page, drawings } = list();
  const output = outputOf('Κάμερα <turret>', 'Σειρήνα');
  const first = page(output);
  expect(first).toContain('<p>Προϊόντα: Κάμερα &lt;turret&gt;, Σειρήνα</p>');
  drawAll();
  expect(page(output)).toBe(first);
  drawAll();
  expect(drawings()).toBe(3);
  for (let times = 0; times < 3; times += 1) expect(page(output)).toBe(first);
  expect(drawings()).toBe(3);
});

test('what is shown once is not drawn for later', () => {
  const { page, drawings } = list();
  page(outputOf('Κάμερα'));
  drawAll();
  expect(drawings()).toBe(1);
});

test('what was drawn of one output is not shown of the next, nor with other properties', () => {
  const { page } = list();
  const output = outputOf('Κάμερα');
  for (let times = 0; times < 3; times += 1) {
    page(output);
    drawAll();
  }
  expect(page(outputOf('Άλλη κάμερα'))).toContain('Προϊόντα: Άλλη κάμερα');
  expect(page(output, { title: 'Κάμερες' })).toContain('Κάμερες: Κάμερα');
});

test('a business gets what was drawn for businesses, a private account what was drawn for private ones', () => {
  const { page, drawings } = list();
  const output = outputOf('Κάμερα');
  const business = { viewer: buyerWith('b2b') };
  for (let times = 0; times < 3; times += 1) {
    expect(page(output)).toContain('με ΦΠΑ');
    expect(page(output, business)).toContain('χωρίς ΦΠΑ');
    drawAll();
  }
  expect(drawings()).toBe(6);
});

test('only buyers get it: for anyone else the page draws it itself', () => {
  const { page, drawings } = list();
  const output = outputOf('Κάμερα');
  for (let times = 0; times < 3; times += 1) {
    page(output);
    drawAll();
  }
  const before = drawings();
  page(output, { viewer: anonymous });
  page(output, { viewer: { ...anonymous, admin: true } });
  expect(drawings()).toBe(before + 2);
});

test('however many addresses are asked for, of one output no more than a hundred drawings are cached', () => {
  const { page, drawings } = list();
  const output = outputOf('Κάμερα');
  const again = (title: string) => {
    page(output, { title });
    drawAll();
  };
  for (let times = 0; times < 2; times += 1) again('πρώτη');
  const cached = drawings();
  again('πρώτη');
  expect(drawings()).toBe(cached);
  for (let count = 0; count < 100; count += 1) again(`${count}`);
  const before = drawings();
  again('πρώτη');
  expect(drawings()).toBe(before + 1);
});
