import { expect, test } from 'vitest';
import { readTranscript } from './transcript.ts';

test('a chat that was left as a message is read line by line', () => {
  const message =
    'Ελένη Μαρκάκη · 20/11/2026, 15:04\nΚαλησπέρα\n\nδεύτερη παράγραφος\n\nΨηφιακός βοηθός · 20/11/2026, 15:04\nΓεια σας!';
  expect(readTranscript(message)).toEqual([
    { speaker: 'Ελένη Μαρκάκη', at: '20/11/2026, 15:04', text: 'Καλησπέρα\n\nδεύτερη παράγραφος' },
    { speaker: 'Ψηφιακός βοηθός', at: '20/11/2026, 15:04', text: 'Γεια σας!' },
  ]);
  expect(readTranscript(`…\n${message}`)).toHaveLength(2);
});

test('a message that somebody wrote is no chat', () => {
  expect(readTranscript('Καλησπέρα\nΕλένη · 20/11/2026, 15:04')).toBeUndefined();
  expect(readTranscript('')).toBeUndefined();
});
