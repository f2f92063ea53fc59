import { expect, it } from 'vitest';
import { knowledgeText } from './device-knowledge.ts';

const row = (key: string, value: string) => ({ group: 'technical' as const, key, value });

it('says what the advice knows of a product, what is missing and what follows from it', () => {
  const rows = [row('resolution_mp', '4'), row('hfov_deg', '106')];
  expect(
    knowledgeText({ categoryKind: 'camera', rows: [...rows, row('poe', '802.3af'), row('ai', 'Όχι')] }),
  ).toEqual({
    knows: 'Ο οδηγός γνωρίζει: κάμερα, 4\u00A0MP, 106°, 802.3af, αναγνώριση με AI: όχι.',
    useful: expect.stringContaining('εμβέλεια νυχτερινής λήψης'),
  });
  expect(knowledgeText({ categoryKind: 'camera', rows }).needed).toBe(
    'Λείπει, και ως τότε δεν το προτείνει: σύνδεση, αναγνώριση με AI.',
  );
  expect(knowledgeText({ rows }).knows).toMatch(/δεν ξέρει τι είναι/);
});
