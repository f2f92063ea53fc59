import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addRecent, readRecent } from './recent-searches.ts';

it('remembers the last five searches, each once, the newest first', () => {
  const searched = ['κάμερα', 'nvr', 'σειρήνα', 'ΚΑΜΕΡΑ', 'ups', 'poe', 'δίσκος'];
  expect(searched.reduce<string[]>(addRecent, [])).toEqual(['δίσκος', 'poe', 'ups', 'ΚΑΜΕΡΑ', 'σειρήνα']);
});

it.each([null, '', '{', '7', '{"a":1}', '[1,null,{}]'])('%j holds no searches', (stored) => {
  expect(readRecent(stored)).toEqual([]);
});

it('reads back what it stored', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 100 }), { maxLength: 9 }), (searched) => {
      const recent = searched.reduce<string[]>(addRecent, []);
      expect(readRecent(JSON.stringify(recent))).toEqual(recent);
      expect(recent.length).toBeLessThanOrEqual(5);
    }),
  );
});
