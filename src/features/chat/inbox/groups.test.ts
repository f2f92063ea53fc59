import { expect, test } from 'vitest';
import { groupMessages } from './groups.ts';

const said = (author: string, at: string) => ({ author, at });
const shapeOf = (messages: ReturnType<typeof said>[]) =>
  groupMessages(messages).map((group) => [group.author, group.day, group.messages.length]);

test('messages of one author within five minutes of each other form a group', () => {
  expect(
    shapeOf([
      said('visitor', '2026-11-20T10:00:00Z'),
      said('visitor', '2026-11-20T10:04:59Z'),
      said('visitor', '2026-11-20T10:09:59Z'),
      said('visitor', '2026-11-20T10:15:00Z'),
      said('bot', '2026-11-20T10:15:01Z'),
      said('visitor', '2026-11-20T10:15:02Z'),
    ]),
  ).toEqual([
    ['visitor', '2026-11-20', 3],
    ['visitor', undefined, 1],
    ['bot', undefined, 1],
    ['visitor', undefined, 1],
  ]);
});

test('midnight in Athens begins a new day and a new group', () => {
  expect(shapeOf([said('bot', '2026-11-20T21:59:00Z'), said('bot', '2026-11-20T22:01:00Z')])).toEqual([
    ['bot', '2026-11-20', 1],
    ['bot', '2026-11-21', 1],
  ]);
});

test('no messages are no groups', () => {
  expect(groupMessages([])).toEqual([]);
});
