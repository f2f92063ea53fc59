import { expect, test } from 'vitest';
import type { Alert } from './contract.ts';
import { nothingRemoved, readRemoved, removeAll, removeOne, withoutRemoved } from './removed.ts';

const alert = (id: string, minute: number): Alert => {
  const at = `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`;
  return {
    id,
    type: 'other',
    title: id,
    message: '',
    description: '',
    severity: 'low',
    status: 'active',
    timestamp: at,
    createdAt: at,
    audience: 'admin',
    isRead: false,
  };
};
const [old, middle, young] = [alert('old', 1), alert('middle', 2), alert('young', 3)];
const ids = (alerts: readonly Alert[]) => alerts.map(({ id }) => id);

test('one that is removed is gone, and stays gone after a reload', () => {
  const removed = removeOne(nothingRemoved, 'middle', [young, middle, old]);
  expect(ids(withoutRemoved([young, middle, old], removed))).toEqual(['young', 'old']);
  expect(readRemoved(JSON.stringify(removed))).toEqual(removed);
});

test('all that are cleared are gone, and what comes afterwards is shown', () => {
  const removed = removeAll([middle, old]);
  expect(ids(withoutRemoved([young, middle, old], removed))).toEqual(['young']);
});

test('ids that have left the list are forgotten, so that no more is kept than the list is long', () => {
  expect(removeOne({ upTo: '', ids: ['gone', 'old'] }, 'young', [young, old]).ids).toEqual(['old', 'young']);
});

test.each([null, '', '{', '[]', '"text"', '{"upTo":4,"ids":"x"}'])(
  'what somebody else wrote there removes nothing: %s',
  (text) => {
    expect(readRemoved(text)).toEqual(nothingRemoved);
  },
);
