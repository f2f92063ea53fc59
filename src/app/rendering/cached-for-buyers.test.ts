import { createElement, Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anonymous, buyerWith, somebodyWithPrices, type Viewer } from '#shared/viewer.ts';
import { SessionContext, useReadsGross } from '#ui/page/session.ts';
import { cachedForBuyers, renderMissed } from './cached-for-buyers.tsx';
import { fillPlaceholders, takeInserted } from './placeholders.ts';

type Output = { names: string[] };

const site = { publicUrl: '', isDemo: false, isLocal: false, devMailbox: false };
const outputOf = (...names: string[]): Output => ({ names });

/** Renders which price the viewer reads first. */
const Reading = () => (useReadsGross() ? 'με ΦΠΑ' : 'χωρίς ΦΠΑ');

/** A list that counts its renders, with functions that render it inside a page and separately. */
function list() {
  let renders = 0;
  function List({ output: { names }, title }: { output: Output; title: string }) {
    renders += 1;
    const text = createElement('p', null, `${title}: ${names.join(', ')}`);
    return createElement(Fragment, null, text, createElement(Reading));
  }
  const Cached = cachedForBuyers(List, ({ output }) => output);
  return {
    renders: () => renders,
    page(output: Output, { title = 'Προϊόντα', viewer = somebodyWithPrices as Viewer } = {}) {
      const html = inSession(viewer, createElement(Cached, { output, title }));
      return fillPlaceholders(html, takeInserted()).toString();
    },
  };
}
const inSession = (viewer: Viewer, element: ReactElement) =>
  renderToString(createElement(SessionContext, { value: { viewer, cartCount: 0, site } }, element));
const renderAll = () =>
  renderMissed((element, accountType) => Buffer.from(inSession(buyerWith(accountType), element)));

test('a page is the same, rendered whole or with a cached part', () => {
  const { page, renders } = list();
  const output = outputOf('Κάμερα <turret>', 'Σειρήνα');
  const first = page(output);
  expect(first).toContain('<p>Προϊόντα: Κάμερα &lt;turret&gt;, Σειρήνα</p>');
  renderAll();
  expect(page(output)).toBe(first);
  renderAll();
  expect(renders()).toBe(3);
  for (let times = 0; times < 3; times += 1) expect(page(output)).toBe(first);
  expect(renders()).toBe(3);
});

test('what is shown once is not rendered for later', () => {
  const { page, renders } = list();
  page(outputOf('Κάμερα'));
  renderAll();
  expect(renders()).toBe(1);
});

test('what was rendered of one output is not shown of the next, nor with other properties', () => {
  const { page } = list();
  const output = outputOf('Κάμερα');
  for (let times = 0; times < 3; times += 1) {
    page(output);
    renderAll();
  }
  expect(page(outputOf('Άλλη κάμερα'))).toContain('Προϊόντα: Άλλη κάμερα');
  expect(page(output, { title: 'Κάμερες' })).toContain('Κάμερες: Κάμερα');
});

test('a business gets what was rendered for businesses, a private account what was rendered for private ones', () => {
  const { page, renders } = list();
  const output = outputOf('Κάμερα');
  const business = { viewer: buyerWith('b2b') };
  for (let times = 0; times < 3; times += 1) {
    expect(page(output)).toContain('με ΦΠΑ');
    expect(page(output, business)).toContain('χωρίς ΦΠΑ');
    renderAll();
  }
  expect(renders()).toBe(6);
});

test('only buyers get it: for anyone else the page renders it itself', () => {
  const { page, renders } = list();
  const output = outputOf('Κάμερα');
  for (let times = 0; times < 3; times += 1) {
    page(output);
    renderAll();
  }
  const { customer } = buyerWith('private');
  if (!customer) throw new Error('A buyer is a customer');
  const others: Viewer[] = [
    anonymous,
    { ...anonymous, admin: true },
    { customer, admin: true },
    { customer: { ...customer, isVerified: false }, admin: false },
    { customer: { ...customer, isRejected: true }, admin: false },
    { customer: { ...customer, canViewPrices: false }, admin: false },
  ];
  const before = renders();
  for (const viewer of others) page(output, { viewer });
  expect(renders()).toBe(before + others.length);
});

test('however many addresses are asked for, of one output no more than a hundred fragments are cached', () => {
  const { page, renders } = list();
  const output = outputOf('Κάμερα');
  const again = (title: string) => {
    page(output, { title });
    renderAll();
  };
  for (let times = 0; times < 2; times += 1) again('πρώτη');
  const cached = renders();
  again('πρώτη');
  expect(renders()).toBe(cached);
  for (let count = 0; count < 100; count += 1) again(`${count}`);
  const before = renders();
  again('πρώτη');
  expect(renders()).toBe(before + 1);
});
