// What the kind of a place decides: halls, lodging, restaurants, the street before the walls.
import { describe, expect, it } from 'vitest';
import { stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { placeKinds } from './enums.ts';
import { homeOf } from './home.ts';
import type { Answers, Finer } from './types.ts';

const concerns = ['break-in', 'entry-monitoring', 'perimeter', 'fire-safety'] as const;
const adviceOf = (answers: Partial<Answers>, finer: Finer = {}) =>
  adviseOn(homeOf(answersOf({ budget: 'premium', concerns, ...answers }), finer), stockedItems);
const businessOf = (finer: Finer, answers: Partial<Answers> = {}) =>
  adviceOf({ propertyType: 'business', ...answers }, finer);
const piecesOf = ({ bundles }: ReturnType<typeof adviceOf>) => piecesByRule(bundles[1]);

describe('a façade without a yard', () => {
  const shop: Finer = { placeKind: 'shop', areaM2: 90, perimeterM: 48, doors: 1 };

  it('is the pavement: a business in town has no camera on it, whatever its perimeter', () => {
    for (const location of ['urban', 'suburban'] as const) {
      const advice = businessOf(shop, { location });
      expect(piecesOf(advice).has('CAM-FACADE')).toBe(false);
      expect(piecesOf(advice).get('CAM-ENTRANCE')).toBe(1);
      expect(advice.bundles[1].uncovered.join(' ')).toContain('βλέπουν πεζοδρόμιο');
    }
  });

  it('is watched where the yard before it is its own, or where no pavement is', () => {
    expect(piecesOf(businessOf({ ...shop, yardM: 80 })).has('CAM-FACADE')).toBe(true);
    expect(piecesOf(businessOf(shop, { location: 'industrial' })).has('CAM-FACADE')).toBe(true);
  });

  it('of a town house or a town’s warehouse is watched from inside where it was said that there is no yard', () => {
    for (const propertyType of ['house', 'warehouse'] as const) {
      const advice = adviceOf({ propertyType }, { areaM2: 120, doors: 2, yardM: 0 });
      expect(piecesOf(advice).has('CAM-FACADE')).toBe(false);
      expect(advice.bundles[1].lines.find(({ ruleId }) => ruleId === 'CAM-ENTRANCE')?.reason.text).toContain(
        'από μέσα προς την πόρτα',
      );
    }
    expect(piecesOf(adviceOf({ propertyType: 'house' }, { areaM2: 120 })).has('CAM-FACADE')).toBe(true);
  });
});

describe('a place where strangers sleep', () => {
  const hotel: Finer = {
    placeKind: 'lodging',
    areaM2: 900,
    floors: 3,
    rooms: 24,
    doors: 26,
    balconyDoors: 24,
    windows: 20,
    cashDesks: 1,
  };
  const advice = businessOf(hotel);

  it('has detectors in what closes by night, contacts at its own doors, nothing in the rooms, and says what stays open', () => {
    expect(piecesOf(advice).get('ALM-MOTION')).toBe(2);
    expect(advice.bundles[1].uncovered.join(' ')).toContain(
      '44 ανοίγματα θεωρήθηκαν δωματίων πελατών και μένουν χωρίς επαφή',
    );
    expect(advice.bundles[1].catches.join(' ')).toContain('2 ανοίγματα με επαφή, από 46 που υπάρχουν');
    expect(piecesOf(advice).get('ALM-CONTACT')).toBe(2);
    expect(advice.bundles[1].uncovered.join(' ')).toContain('Στα δωμάτια των πελατών δεν μπαίνουν');
  });

  it('has cameras at entrances, desk and yard alone', () => {
    const cameras = (finer: Finer) =>
      [...piecesOf(businessOf({ ...hotel, ...finer })).keys()].filter((rule) => rule.startsWith('CAM-'));
    expect(cameras({})).toEqual(['CAM-DESK', 'CAM-ENTRANCE']);
    expect(cameras({ yardM: 120 })).toEqual(expect.arrayContaining(['CAM-FACADE', 'CAM-DESK']));
    expect(cameras({ yardM: 120 })).not.toContain('CAM-ROOM');
    expect(advice.bundles[1].law.join(' ')).toContain('διαδρόμους ορόφων');
  });

  it('has smoke alarms in its few rooms until its fire is studied, none as a hotel, and a survey first', () => {
    const small = businessOf({ placeKind: 'lodging', areaM2: 90, floors: 1 });
    const rooms = (count: number, areaM2 = 240) =>
      piecesOf(businessOf({ placeKind: 'lodging', areaM2, floors: 1, rooms: count })).get('FIRE-SMOKE');
    expect([rooms(9), rooms(12, 430), rooms(13)]).toEqual([9, 12, undefined]);
    for (const { bundles, surveyReasons } of [advice, small]) {
      expect(piecesByRule(bundles[1]).get('FIRE-SMOKE')).toBe(bundles === small.bundles ? 1 : undefined);
      expect(bundles[1].uncovered.join(' ').includes('δεν μπαίνουν στη θέση της')).toBe(
        bundles !== small.bundles,
      );
      expect(bundles[1].gaps.map(({ id }) => id)).toContain('FIRE-EN54');
      expect(bundles[1].uncovered.join(' ')).toContain('μελέτη πυροπροστασίας');
      expect(surveyReasons.join(' ')).toContain('κατάλυμα');
    }
  });

  it('keeps the fire detection that it has: no alarms for homes beside it or in its place', () => {
    const { bundles } = businessOf({ ...hotel, existing: ['smoke'] });
    for (const bundle of bundles) {
      expect(piecesByRule(bundle).has('FIRE-SMOKE')).toBe(false);
      expect(bundle.uncovered.join(' ')).toContain('Πυρανίχνευση με πίνακα μένει');
      expect(bundle.uncovered.join(' ')).not.toContain('στη θέση τους');
    }
  });

  it('has a camera and a reader of the house at one entrance alone, since the others may be doors of rooms, and asks', () => {
    const guesthouse = adviceOf(
      { propertyType: 'business', concerns: ['break-in', 'entry-monitoring', 'access-control'] },
      {
        placeKind: 'lodging',
        areaM2: 380,
        floors: 2,
        rooms: 7,
        doors: 11,
        balconyDoors: 4,
        hasVisitors: true,
      },
    );
    const pieces = piecesOf(guesthouse);
    expect([pieces.get('CAM-ENTRANCE') ?? 0, pieces.get('ACC-READER')]).toEqual([1, 1]);
    expect(guesthouse.bundles[1].questions.join(' ')).toContain('Ποιες από τις 7 πόρτες είναι δωματίων');
  });

  it('has a contact on every opening where it is closed for months, and says when those of the rooms are armed', () => {
    const closed = businessOf({ ...hotel, emptyFor: 'months' });
    expect(piecesOf(closed).get('ALM-CONTACT')).toBe(46);
    expect(piecesOf(closed).get('ALM-MOTION')).toBe(6);
    const motion = (finer: Finer) =>
      piecesOf(businessOf({ ...hotel, emptyFor: 'months', ...finer })).get('ALM-MOTION');
    // Its ways in and a corridor on each floor, or by its area, no more on a floor than see anybody sooner.
    expect([motion({ areaM2: 450 }), motion({ areaM2: 780, floors: 1 }), motion({ floors: 1 })]).toEqual([
      5, 6, 6,
    ]);
    expect(closed.bundles[1].uncovered.join(' ')).toContain('μόνο όσο το κατάλυμα είναι κλειστό');
  });
});

describe('fire in a business', () => {
  const placed = (finer: Finer, asked: Answers['concerns']) => {
    const bundle = businessOf(finer, { concerns: asked }).bundles[1];
    return [piecesByRule(bundle).has('FIRE-SMOKE'), /κατά EN 54/.test(bundle.uncovered.join(' '))];
  };

  it('is never left to an alarm for homes, and is said whatever was asked and whatever hangs there', () => {
    for (const placeKind of placeKinds)
      for (const asked of [['break-in'], ['break-in', 'fire-safety']] as const)
        for (const existing of [[], ['smoke']] as const)
          for (const areaM2 of [40, 90, 400]) {
            // As an aid that calls its owner, where nothing detects a fire, it was asked for and no study comes first, and where
            // strangers sleep.
            const isAid =
              existing.length === 0 &&
              ((placeKind === 'lodging' && areaM2 < 400) ||
                (asked.length > 1 && areaM2 < 150 && placeKind !== 'store' && placeKind !== 'workshop'));
            expect([placeKind, areaM2, placed({ placeKind, areaM2, existing }, asked)]).toEqual([
              placeKind,
              areaM2,
              [isAid, true],
            ]);
          }
  });

  it('is a gap where it was asked for, and the aid is never one that only sounds', () => {
    const asked = { concerns: ['alarm', 'fire-safety'] } as const;
    for (const placeKind of placeKinds)
      expect(businessOf({ placeKind, areaM2: 90 }, asked).bundles[1].gaps.map(({ id }) => id)).toContain(
        'FIRE-EN54',
      );
    const alone = businessOf({ placeKind: 'office', areaM2: 90 }, { concerns: ['fire-safety'] }).bundles[1];
    expect(alone.lines).toEqual([]);
    const shop = businessOf({ placeKind: 'office', areaM2: 40 }, asked).bundles[1];
    expect(shop.lines.find(({ ruleId }) => ruleId === 'FIRE-SMOKE')?.item.calc).toMatchObject({
      isStandalone: false,
    });
  });
});

describe('what is there already', () => {
  const shop: Finer = { placeKind: 'shop', areaM2: 90, doors: 2 };
  const bare = businessOf(shop, { concerns: ['break-in'] });
  const old = businessOf(
    { ...shop, existing: ['contacts', 'motion', 'siren', 'smoke'] },
    { concerns: ['break-in'] },
  );

  it('is of unknown make: it takes no piece away, lowers no risk, and is tried in a survey', () => {
    expect(piecesOf(old)).toEqual(piecesOf(bare));
    expect(old.riskBefore).toBe(bare.riskBefore);
    expect(old.surveyReasons.join(' ')).toContain('δοκιμάζονται πρώτα');
    expect(bare.surveyReasons).toEqual([]);
    expect(old.bundles[1].uncovered.join(' ')).toContain(
      'Όσα έχετε ήδη (επαφές, ανιχνευτές κίνησης, σειρήνα) δεν μετρούν πριν ελεγχθούν',
    );
  });

  it('has new cameras beside old ones, which count for nothing until they were seen', () => {
    const seen = businessOf(
      { ...shop, existing: ['cameras'] },
      { concerns: ['break-in', 'entry-monitoring'] },
    );
    expect([...piecesOf(seen).keys()].some((rule) => rule.startsWith('CAM-'))).toBe(true);
    expect(seen.riskBefore).toBe(bare.riskBefore);
    expect(seen.bundles[1].uncovered.join(' ')).toContain('κάμερες που έχετε δεν μετρούν πριν ελεγχθούν');
    expect(seen.surveyReasons).not.toEqual([]);
  });
});

describe('a restaurant', () => {
  it('has cameras at its till, its entrance and the side of the deliveries, none where guests sit', () => {
    const advice = businessOf({ placeKind: 'food', areaM2: 140, yardM: 60, doors: 2, cashDesks: 1 });
    const cameras = [...piecesOf(advice)].filter(([rule]) => rule.startsWith('CAM-'));
    expect(Object.fromEntries(cameras)).toEqual({ 'CAM-FACADE': 1, 'CAM-ENTRANCE': 1, 'CAM-DESK': 1 });
    expect(advice.bundles[1].law.join(' ')).toContain('κάθονται πελάτες');
  });
});

describe('a business of many rooms', () => {
  const motionOf = (finer: Finer) =>
    piecesOf(businessOf({ placeKind: 'office', floor: 1, ...finer })).get('ALM-MOTION');

  it('has motion for its area, one more for the way in up to three, one a floor at least', () => {
    expect(motionOf({ areaM2: 200, rooms: 12 })).toBe(4);
    expect(motionOf({ areaM2: 110, rooms: 6 })).toBe(3);
    expect(motionOf({ areaM2: 50, rooms: 6 })).toBe(2);
    expect(motionOf({ areaM2: 200, rooms: 2 })).toBe(4);
    expect(motionOf({ areaM2: 90, rooms: 2, floors: 3 })).toBe(3);
  });
});

describe.each(['workshop', 'store'] as const)('a %s', (placeKind) => {
  const advice = businessOf({ placeKind, areaM2: 350, rooms: 4 });

  it('is a hall as a warehouse is, and is seen by somebody first', () => {
    const pieces = piecesOf(advice);
    expect(pieces.get('ALM-MOTION')).toBe(5);
    expect(pieces.get('ALM-SIREN-IN')).toBe(2);
    expect(pieces.has('FIRE-SMOKE')).toBe(false);
    expect(advice.bundles[1].uncovered.join(' ')).toContain('μελέτη πυροπροστασίας');
    expect(advice.surveyReasons.join(' ')).toContain('ράφια και μηχανήματα');
  });
});

describe('a survey before anything is bought', () => {
  it.each([
    [false, { propertyType: 'business' }, { areaM2: 80, placeKind: 'shop' }],
    [true, { propertyType: 'business' }, { areaM2: 80, placeKind: 'shop', wiring: 'wired' }],
    [true, { propertyType: 'warehouse' }, { areaM2: 250 }],
    [true, { propertyType: 'warehouse' }, { areaM2: 150 }],
    [true, { propertyType: 'house' }, { areaM2: 90, internet: 'no' }],
    [true, { propertyType: 'house' }, { areaM2: 90, emptyFor: 'months' }],
    [false, { propertyType: 'house' }, { areaM2: 90, emptyFor: 'weeks' }],
    [true, { propertyType: 'house' }, { areaM2: 90, hasMains: false }],
    [true, { propertyType: 'house' }, { areaM2: 90, wiring: 'wired' }],
  ] as const)('is needed: %s, with %o and %o', (isNeeded, answers, finer) => {
    expect(adviceOf(answers, finer).surveyReasons.length > 0).toBe(isNeeded);
  });
});

describe('what comes before electronics', () => {
  it('is said wherever burglary is asked for, and nowhere else', () => {
    const said = (answers: Partial<Answers>) =>
      adviceOf(answers).bundles.map(({ uncovered }) => uncovered.join(' ').includes('Πρώτα η μηχανική'));
    expect(said({ concerns: ['alarm'] })).toEqual([true, true, true]);
    expect(said({ concerns: ['fire-safety'] })).toEqual([false, false, false]);
  });
});

describe('a roller shutter at home', () => {
  const flat: Partial<Answers> = { propertyType: 'apartment', propertySize: 'small', concerns: ['break-in'] };
  const finer: Finer = { areaM2: 80, floor: 1, doors: 3, shutters: 2 };

  it('has one where a technician wires it, never in the smallest system', () => {
    const { bundles } = adviceOf({ ...flat, experience: 'beginner' }, { ...finer, wiring: 'wired' });
    expect(bundles.map((bundle) => piecesByRule(bundle).get('ALM-SHUTTER') ?? 0)).toEqual([0, 2, 2]);
    expect(bundles[0].gaps.map(({ id }) => id)).not.toContain('ALM-SHUTTER');
    expect(bundles[0].uncovered.join(' ')).toContain('2 ρολά μένουν χωρίς επαφή');
  });
});
