import { expect, test } from 'vitest';
import { noDraft, readInboxDraft, writeInboxDraft } from './draft.ts';

const unsent = { key: 'k1', text: 'Καλημέρα', isNote: false, links: [], at: '2026-11-20T10:00:00Z' };

const link = { kind: 'product' as const, id: '12', label: 'Argos B8' };

test('a draft with its unsent messages is restored as it was', () => {
  const draft = { text: 'Μισή φράση', isNote: true, links: [link], unsent: [unsent] };
  expect(readInboxDraft(writeInboxDraft(draft))).toEqual(draft);
});

test('nothing written is not kept, whichever kind was chosen', () => {
  expect(writeInboxDraft(noDraft)).toBeNull();
  expect(writeInboxDraft({ ...noDraft, isNote: true })).toBeNull();
  expect(writeInboxDraft({ ...noDraft, unsent: [unsent] })).not.toBeNull();
  expect(writeInboxDraft({ ...noDraft, links: [link] })).not.toBeNull();
});

test.each([null, '', '{', '[]', '{"text":1}', '{"text":"","isNote":false,"unsent":[{}]}'])(
  'stored text %j that is no draft is ignored',
  (text) => {
    expect(readInboxDraft(text)).toEqual(noDraft);
  },
);
