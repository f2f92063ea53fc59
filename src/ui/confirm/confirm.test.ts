import { expect, test } from 'vitest';
import { closeQuestion, confirm, onQuestion, openQuestion } from './confirm.ts';

const question = (title: string) => ({ title, confirmLabel: 'Διαγραφή', action: () => undefined });

test('a newer question takes the place of an open one, and the end of the older action does not close it', () => {
  const shown: (string | undefined)[] = [];
  const leave = onQuestion(() => shown.push(openQuestion()?.title));
  const first = question('Πρώτη;');
  confirm(first);
  confirm(question('Δεύτερη;'));
  closeQuestion(first);
  expect(openQuestion()?.title).toBe('Δεύτερη;');
  closeQuestion();
  leave();
  expect(shown).toEqual(['Πρώτη;', 'Δεύτερη;', undefined]);
});
