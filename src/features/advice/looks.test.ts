// Where cameras look and what they do there, yards that nothing watches, and the lines that feed it all.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer } from './types.ts';

const bundlesOf = (answers: Partial<Answers>, finer: Finer) =>
  adviseOn(homeOf(answersOf({ budget: 'premium', ...answers }), finer), demoItems).bundles;
const pieces = (bundle: Bundle, rule: string) => piecesByRule(bundle).get(rule) ?? 0;
const reasonOf = ({ lines }: Bundle, rule: string) =>
  lines
    .filter(({ ruleId }) => ruleId === rule)
    .map(({ reason }) => reason.text)
    .join(' ');

describe('a house with a garden', () => {
  const house = (answers: Partial<Answers> = {}, finer: Finer = {}) =>
    bundlesOf(
      {
        propertyType: 'house',
        location: 'suburban',
        concerns: ['break-in', 'perimeter', 'lighting'],
        priority: 'prevention',
        ...answers,
      },
      { areaM2: 230, floors: 2, doors: 6, balconyDoors: 4, windows: 6, perimeterM: 52, yardM: 120, ...finer },
    );
  const deterring = (bundle: Bundle) =>
    bundle.lines.flatMap(({ ruleId, item: { calc } }) =>
      ruleId.startsWith('CAM-') && calc.kind === 'camera' ? calc.hasDeterrence : [],
    );

  it('has cameras that drive away over its doors where prevention comes first, and is told so', () => {
    const [, atDoors] = house({ concerns: ['break-in', 'entry-monitoring'] });
    expect(deterring(atDoors)).toEqual([true]);
    expect(reasonOf(atDoors, 'CAM-ENTRANCE')).toContain('Ανάβει φως ή μιλά σε όποιον πλησιάζει');
    expect(reasonOf(house()[1], 'CAM-FACADE')).toMatch(
      /Πρώτα μπαίνουν πάνω από τις εισόδους: εκεί δίνουν \d+.*Ανάβει φως ή μιλά/,
    );
    const [, plain] = house({ concerns: ['break-in', 'entry-monitoring'], priority: 'detection' });
    expect(deterring(plain)).toEqual([false]);
  });

  it('has light and a look along its sides before one more camera', () => {
    const [essential] = house({ budget: 'high' });
    expect(pieces(essential, 'LIGHT-DOOR')).toBe(2);
  });

  it('has the light that it asked for though some exists, of which nobody told what it lights', () => {
    const [, balanced] = house({}, { existing: ['lights'] });
    expect(pieces(balanced, 'LIGHT-DOOR')).toBe(4);
    expect(balanced.questions.join(' ')).toContain('Όποιος νέος προβολέας θα έμπαινε δίπλα σε φως που αρκεί');
    expect(balanced.uncovered.join(' ')).toContain('Τα φώτα που έχετε μένουν');
    expect(house()[1].uncovered.join(' ')).not.toContain('Τα φώτα που έχετε μένουν');
  });

  it('has new light at its balcony doors where its entrance has some', () => {
    const [, lit] = house({}, { existing: ['lights'], doors: 3, balconyDoors: 2 });
    expect(reasonOf(lit, 'LIGHT-DOOR')).toContain('2 μπαλκονόπορτες: ένας προβολέας σε καθεμία');
    const [, dark] = house({}, { doors: 3, balconyDoors: 2 });
    expect(reasonOf(dark, 'LIGHT-DOOR')).toContain('1 είσοδος');
  });
});

describe('a flat with a garden of its own', () => {
  const flat = (finer: Finer = {}) =>
    bundlesOf(
      { propertyType: 'apartment', concerns: ['break-in', 'alarm', 'perimeter'], budget: 'medium' },
      { areaM2: 85, floor: 0, doors: 3, balconyDoors: 2, windows: 4, yardM: 40, petKg: 8, ...finer },
    )[1];

  it('has one detector where somebody steps out, and no camera that nobody asked for', () => {
    expect(pieces(flat(), 'EXT-YARD')).toBe(1);
    expect(reasonOf(flat(), 'EXT-YARD')).toContain('όχι σε όλη τη γραμμή');
    expect(pieces(flat(), 'CAM-ROOM')).toBe(0);
  });

  it('has none above the ground floor, or where no product bears its animal', () => {
    expect(pieces(flat({ floor: 2 }), 'EXT-YARD')).toBe(0);
    expect(pieces(flat({ petKg: 60 }), 'EXT-YARD')).toBe(0);
  });
});

describe('a tavern with tables outside', () => {
  const [, balanced] = bundlesOf(
    { propertyType: 'business', location: 'urban', concerns: ['break-in', 'entry-monitoring'] },
    { placeKind: 'food', areaM2: 120, doors: 3, yardM: 30, cashDesks: 1, hasVisitors: true },
  );

  it('is told that they are not guarded, and asked nothing of a yard that nothing watches', () => {
    const isWatched = pieces(balanced, 'CAM-FACADE') > 0;
    expect(balanced.uncovered.join(' ').includes('με τραπέζια και καθίσματα, δεν φυλάσσεται')).toBe(
      !isWatched,
    );
    expect(balanced.questions.join(' ')).not.toContain('Ό,τι φυλάει την αυλή');
  });

  it('keeps its guests’ WiFi apart from the recorder, and its router on the UPS', () => {
    expect(balanced.notes.join(' ')).toContain('Το WiFi των πελατών μένει χωριστά');
    expect(reasonOf(balanced, 'REC-UPS')).toContain('με 10 W για το router');
    expect(balanced.notes.join(' ')).toContain('το router μένει αναμμένο όσο κρατά το UPS');
  });
});

describe('a place where each camera has a contract of its own', () => {
  const store = bundlesOf(
    {
      propertyType: 'warehouse',
      location: 'rural',
      concerns: ['break-in', 'perimeter', 'alarm', 'remote-monitoring'],
      priority: 'evidence',
    },
    { areaM2: 384, doors: 2, windows: 4, yardM: 200, perimeterM: 80, internet: 'no', hasMains: false },
  );

  it('is told which door has none, and has one at each in the complete system', () => {
    expect(pieces(store[1], 'CAM-ENTRANCE')).toBe(2);
    expect(store[1].uncovered.join(' ')).toContain(
      'Από τις 3 εισόδους, μαζί με τα ρολά, κάμερα έχουν μόνο 2',
    );
    expect(pieces(store[2], 'CAM-ENTRANCE')).toBe(3);
  });

  it('is every house without internet whose owners only want to look in', () => {
    const [, house] = bundlesOf(
      {
        propertyType: 'house',
        concerns: ['break-in', 'remote-monitoring'],
        priority: 'monitoring',
      },
      { areaM2: 130, floors: 2, doors: 4, balconyDoors: 2, internet: 'no', wiring: 'either' },
    );
    expect(pieces(house, 'REC-RECORDER')).toBe(0);
    expect(house.lines.filter(({ item: { calc } }) => calc.kind === 'camera' && calc.hasSim)).toHaveLength(1);
  });
});

describe('cameras that exist', () => {
  it('are asked what they look at', () => {
    const [, balanced] = bundlesOf(
      { propertyType: 'business', concerns: ['break-in', 'entry-monitoring'] },
      { placeKind: 'practice', existing: ['cameras'] },
    );
    expect(balanced.questions.join(' ')).toContain('Πού βλέπει καθεμία;');
  });
});

describe('a flat that asked to see who comes', () => {
  const flat = (finer: Finer, answers: Partial<Answers> = {}) =>
    bundlesOf(
      { propertyType: 'apartment', concerns: ['alarm', 'entry-monitoring'], budget: 'high', ...answers },
      { areaM2: 85, floor: 0, ...finer },
    );

  it('has a bell with a camera and none inside, with the law of its landing; for proof one inside, and the bell beside it', () => {
    const [, balanced] = flat({});
    expect([pieces(balanced, 'DOOR-BELL'), pieces(balanced, 'CAM-ROOM')]).toEqual([1, 0]);
    expect(balanced.law.join(' ')).toContain('Μπροστά από την πόρτα του διαμερίσματος');
    expect(balanced.catches.join(' ')).toContain('όποιον χτυπά την πόρτα');
    const [, proof] = flat({}, { priority: 'evidence' });
    expect([pieces(proof, 'DOOR-BELL'), pieces(proof, 'CAM-ROOM')]).toEqual([0, 1]);
    expect(proof.leftOut.map(({ name }) => name)).toContain('κουδούνι με κάμερα');
  });

  it('has one at the door of a house too, unless it has a station or stands on the street', () => {
    const house = (finer: Finer, answers: Partial<Answers> = {}) =>
      flat({ yardM: 60, ...finer }, { propertyType: 'house', location: 'suburban', ...answers })[2];
    const bell = house({}).lines.find(({ ruleId }) => ruleId === 'DOOR-BELL');
    expect(bell?.reason.text).toContain('στην εξώπορτα');
    expect(pieces(house({}, { concerns: ['entry-monitoring', 'access-control'] }), 'DOOR-BELL')).toBe(0);
    expect(pieces(house({ yardM: 0 }), 'DOOR-BELL')).toBe(0);
  });

  it('has none without WiFi all year or without that wish', () => {
    const bells = [flat({ internet: 'no' }), flat({}, { concerns: ['alarm'] })].flatMap((bundles) =>
      bundles.map((bundle) => pieces(bundle, 'DOOR-BELL')),
    );
    expect(new Set(bells)).toEqual(new Set([0]));
  });
});

describe('what a place’s own line needs', () => {
  const home = (finer: Finer = {}, answers: Partial<Answers> = {}) =>
    bundlesOf(
      { propertyType: 'house', concerns: ['break-in', 'alarm'], ...answers },
      { areaM2: 120, ...finer },
    );

  it('is a UPS of its own in the complete system, where no recorder has one', () => {
    const [, balanced, complete] = home({ wiring: 'wireless' });
    expect(pieces(balanced, 'NET-UPS')).toBe(0);
    expect(pieces(complete, 'NET-UPS')).toBe(1);
    expect(balanced.notes.join(' ')).toContain('σβήνει και το router');
    expect(complete.notes.join(' ')).toContain('το router μένει αναμμένο όσο κρατά το UPS');
  });

  it('is none without a line, and none beside a recorder’s', () => {
    expect(pieces(home({ internet: 'no', wiring: 'wireless' })[2], 'NET-UPS')).toBe(0);
    const [, , recorded] = home({ wiring: 'wired' }, { concerns: ['break-in', 'entry-monitoring'] });
    expect([pieces(recorded, 'REC-UPS'), pieces(recorded, 'NET-UPS')]).toEqual([1, 0]);
  });
});
