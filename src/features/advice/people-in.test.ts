// Who comes in and how: readers and locks at its doors, a panic button at its desks.
import { describe, expect, it } from 'vitest';
import { stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Finer } from './types.ts';

const concerns = ['break-in', 'entry-monitoring', 'perimeter', 'fire-safety'] as const;
const adviceOf = (answers: Partial<Answers>, finer: Finer = {}) =>
  adviseOn(homeOf(answersOf({ budget: 'premium', concerns, ...answers }), finer), stockedItems);
const businessOf = (finer: Finer, answers: Partial<Answers> = {}) =>
  adviceOf({ propertyType: 'business', ...answers }, finer);
const piecesOf = ({ bundles }: ReturnType<typeof adviceOf>) => piecesByRule(bundles[1]);

describe('a flat that is let whole', () => {
  const flat = (finer: Finer = {}) =>
    businessOf(
      { placeKind: 'lodging', areaM2: 48, floor: 3, rooms: 2, ...finer },
      { concerns: ['access-control', 'entry-monitoring', 'fire-safety'] },
    );

  it('has a lock in its cylinder and smoke alarms that wake its guests, and no camera inside', () => {
    const { bundles } = flat();
    for (const bundle of bundles) {
      const kinds = bundle.lines.map(({ item: { calc } }) => calc.kind);
      expect(kinds.toSorted()).toEqual(['lock', 'smoke']);
      expect(bundle.lines.find(({ ruleId }) => ruleId === 'ACC-LOCK')?.item.calc).toMatchObject({
        isWireless: true,
      });
      expect(bundle.uncovered.join(' ')).toContain(
        'Μέσα σε χώρο που νοικιάζεται ολόκληρος δεν μπαίνει κάμερα',
      );
      expect(bundle.uncovered.join(' ')).toContain('EN 54');
    }
  });

  it('is none on the ground floor, with a desk, or larger than a flat', () => {
    for (const finer of [{ floor: 0 }, { cashDesks: 1 }, { areaM2: 240 }] satisfies Finer[])
      expect(piecesOf(flat(finer)).has('CAM-ENTRANCE')).toBe(true);
  });
});

describe('readers', () => {
  const accessOf = (finer: Finer) =>
    businessOf({ placeKind: 'shop', ...finer }, { concerns: ['access-control'] });
  const readersOf = (finer: Finer) => piecesOf(accessOf(finer)).get('ACC-READER');

  it('stand at the doors of the staff, one at least and two at most, so that a way out is left free', () => {
    expect(readersOf({ doors: 3 })).toBe(2);
    expect(readersOf({ doors: 1 })).toBe(1);
    expect(readersOf({ doors: 3, hasVisitors: false })).toBe(2);
    expect(readersOf({ doors: 6 })).toBe(2);
  });

  it('invent no door: the only entrance has the reader, and is unlocked while customers come in', () => {
    const said = (finer: Finer) =>
      accessOf(finer)
        .bundles[1].lines.filter(({ ruleId }) => ruleId.startsWith('ACC-'))
        .map(({ reason }) => reason.text)
        .join(' ');
    expect(said({ doors: 1 })).not.toContain('προσωπικού');
    expect(said({ doors: 1 })).toContain('1 είσοδος: ένας αναγνώστης');
    expect(said({ doors: 1 })).toContain('Όσο μπαίνουν πελάτες την κρατά ανοιχτή η δική της κλειδαριά');
    expect(said({ doors: 2 })).toContain('1 πόρτα προσωπικού');
  });

  it('come with a way out, the law of their record, and a question of keys: a lock that stays locked only where a handle opens', () => {
    const { lines, gaps, questions, notes } = accessOf({ doors: 3, hasVisitors: false }).bundles[1];
    expect(lines.find(({ ruleId }) => ruleId === 'ACC-LOCK')?.reason.text).toContain(
      'Μπαίνει μόνο όπου η πόρτα ανοίγει από μέσα με χερούλι',
    );
    expect(lines.find(({ ruleId }) => ruleId === 'ACC-CONTROL')?.reason.text).toContain('2 πόρτες με κάρτα');
    expect(gaps).toEqual([]);
    expect(questions.join(' ')).toContain('Όποια δεν ανοίγει έτσι μένει χωρίς κυπρί');
    expect(questions.join(' ')).toContain('πόσα κλειδιά κυκλοφορούν');
    expect(notes.join(' ')).toContain('προσωπικά δεδομένα');
  });
});

describe('a panic button', () => {
  it('is silent only where a contract answers it, and a remote for it does not disarm', () => {
    const saidOf = (finer: Finer) => {
      const { lines } = businessOf({ placeKind: 'shop', cashDesks: 1, ...finer }).bundles[1];
      const said = lines.flatMap(({ ruleId, reason, covers = [] }) => [{ ruleId, reason }, ...covers]);
      return said.find(({ ruleId }) => ruleId === 'ALM-PANIC')?.reason.text;
    };
    expect(saidOf({ isMonitored: true })).toContain('σιωπηλός συναγερμός προς το κέντρο');
    expect(saidOf({})).not.toContain('σιωπηλός');
    expect(saidOf({})).toContain('ορίζετε αν ειδοποιεί σιωπηλά το κινητό σας');
    expect(saidOf({})).toContain('χωρίς αφόπλιση');
    const shop = businessOf({ placeKind: 'shop', cashDesks: 1 }).bundles[1];
    // The remote of a kit serves as the desk's: none is bought beside it.
    expect(shop.lines.some(({ item }) => item.calc.kind === 'remote')).toBe(false);
  });
});
