import { createElement, Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anonymous, buyerWith, somebodyWithPrices, type Viewer } from '../shared/viewer.ts';
import { SessionContext, useReadsGross } from '../ui/page/session.ts';
import { drawWanted, keptForBuyers } from './kept-for-buyers.tsx';
import { fillPlaces, takePlaced } from './places.ts';

type Answer = { names: string[] };

const site = { publicUrl: '', isDemo: false, isLocal: false, devMailbox: false };
const answerOf = (...names: string[]): Answer => ({ names });

/** Says what whoever is looking reads first. */
const Reading = () => (useReadsGross() ? 'με ΦΠΑ' : 'χωρίς ΦΠΑ');

/** A list that counts how often it is drawn, and how it is drawn in a page and apart from one. */
function list() {
  let drawings = 0;
  function List({ answer: { names }, title }: { answer: Answer; title: string }) {
    drawings += 1;
    const text = createElement('p', null, `${title}: ${names.join(', ')}`);
    return createElement(Fragment, null, text, createElement(Reading));
  }
  const Kept = keptForBuyers(List, ({ answer }) => answer);
  return {
    drawings: () => drawings,
    page(answer: Answer, { title = 'Προϊόντα', viewer = somebodyWithPrices as Viewer } = {}) {
      const html = inSession(viewer, createElement(Kept, { answer, title }));
      return fillPlaces(html, takePlaced()).toString();
    },
  };
}
const inSession = (viewer: Viewer, element: ReactElement) =>
  renderToString(createElement(SessionContext, { value: { viewer, cartCount: 0, site } }, element));
const drawAll = () =>
  drawWanted((element, accountType) => Buffer.from(inSession(buyerWith(accountType), element)));

test('a page is the same, whether it was drawn whole or a part of it was kept', () => {
  const { page, drawings } = list();
  const answer = answerOf('Κάμερα <turret>', 'Σειρήνα');
  const first = page(answer);
  expect(first).toContain('<p>Προϊόντα: Κάμερα &lt;turret&gt;, Σειρήνα</p>');
  drawAll();
  expect(page(answer)).toBe(first);
  drawAll();
  expect(drawings()).toBe(3);
  for (let times = 0; times < 3; times += 1) expect(page(answer)).toBe(first);
  expect(drawings()).toBe(3);
});

test('what is shown once is not drawn for later', () => {
  const { page, drawings } = list();
  page(answerOf('Κάμερα'));
  drawAll();
  expect(drawings()).toBe(1);
});

test('what was drawn of one answer is not shown of the next, nor with other properties', () => {
  const { page } = list();
  const answer = answerOf('Κάμερα');
  for (let times = 0; times < 3; times += 1) {
    page(answer);
    drawAll();
  }
  expect(page(answerOf('Άλλη κάμερα'))).toContain('Προϊόντα: Άλλη κάμερα');
  expect(page(answer, { title: 'Κάμερες' })).toContain('Κάμερες: Κάμερα');
});

test('a business gets what was drawn for businesses, a private account what was drawn for private ones', () => {
  const { page, drawings } = list();
  const answer = answerOf('Κάμερα');
  const business = { viewer: buyerWith('b2b') };
  for (let times = 0; times < 3; times += 1) {
    expect(page(answer)).toContain('με ΦΠΑ');
    expect(page(answer, business)).toContain('χωρίς ΦΠΑ');
    drawAll();
  }
  expect(drawings()).toBe(6);
});

test('only buyers get it: for anyone else the page draws it itself', () => {
  const { page, drawings } = list();
  const answer = answerOf('Κάμερα');
  for (let times = 0; times < 3; times += 1) {
    page(answer);
    drawAll();
  }
  const before = drawings();
  page(answer, { viewer: anonymous });
  page(answer, { viewer: { ...anonymous, admin: true } });
  expect(drawings()).toBe(before + 2);
});

test('however many addresses are asked for, of one answer no more than a hundred drawings are kept', () => {
  const { page, drawings } = list();
  const answer = answerOf('Κάμερα');
  const again = (title: string) => {
    page(answer, { title });
    drawAll();
  };
  for (let times = 0; times < 2; times += 1) again('πρώτη');
  const kept = drawings();
  again('πρώτη');
  expect(drawings()).toBe(kept);
  for (let count = 0; count < 100; count += 1) again(`${count}`);
  const before = drawings();
  again('πρώτη');
  expect(drawings()).toBe(before + 1);
});
