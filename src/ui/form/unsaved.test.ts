import { expect, test } from 'vitest';
import { guardUnsaved, mayLeave } from './unsaved.ts';

test('a dialog asks about what was typed in it, the page about everything, until somebody stays', async () => {
  const asked: string[] = [];
  const answers = (name: string, answer: boolean) => () => {
    asked.push(name);
    return Promise.resolve(answer);
  };
  const [dialog, other] = [new Set<() => Promise<boolean>>(), new Set<() => Promise<boolean>>()];
  const release = [
    guardUnsaved(answers('page', true)),
    guardUnsaved(answers('dialog', false), dialog),
    guardUnsaved(answers('other', true), other),
  ];
  expect(await mayLeave(dialog)).toBe(false);
  expect(await mayLeave(other)).toBe(true);
  expect(await mayLeave()).toBe(false);
  expect(asked).toEqual(['dialog', 'other', 'page', 'dialog']);
  for (const one of release) one();
  expect([dialog.size, await mayLeave()]).toEqual([0, true]);
});
