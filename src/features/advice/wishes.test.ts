// What was asked is what the recommended system is made of, and where it is met in another way that is said.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer } from './types.ts';

const bundlesOf = (answers: Partial<Answers>, finer: Finer) =>
  adviseOn(homeOf(answersOf({ budget: 'premium', ...answers }), finer), demoItems).bundles;
const askedOf = (answers: Partial<Answers>, finer: Finer) => bundlesOf(answers, finer)[1];
const camerasOf = (bundle: Bundle) =>
  [...piecesByRule(bundle)].reduce((sum, [rule, pieces]) => sum + (rule.startsWith('CAM-') ? pieces : 0), 0);
const notesOf = ({ notes }: Bundle) => notes.join(' ');

const shop: Finer = { placeKind: 'shop', areaM2: 90, doors: 2, cashDesks: 2, yardM: 0, hasVisitors: true };

describe('cameras that exist', () => {
  const kept: Partial<Answers> = {
    propertyType: 'business',
    location: 'urban',
    concerns: ['break-in', 'entry-monitoring'],
    priority: 'evidence',
  };

  it('take nothing away of what was asked: new ones with what records them, and both ways are told', () => {
    const [old, without] = [askedOf(kept, { ...shop, existing: ['cameras'] }), askedOf(kept, shop)];
    expect(camerasOf(old)).toBeGreaterThan(0);
    expect(piecesByRule(old)).toEqual(piecesByRule(without));
    expect(without.keptCameras).toBeUndefined();
    expect(old.uncovered.join(' ')).toMatch(/δεν μετρούν πριν ελεγχθούν.*Αναλογικές/);
    // Nobody who wants evidence is invited to save the new ones for what was never tried.
    expect(old.keptCameras).toBeUndefined();
    const seen = askedOf(
      { ...kept, priority: 'detection' },
      { ...shop, cashDesks: 0, existing: ['cameras'] },
    );
    expect(seen.keptCameras?.pieces).toBe(camerasOf(seen));
    expect(seen.keptCameras?.grossCents).toBeGreaterThan(0);
  });

  it('are promised a place in the recorder only where channels and disks are left beside the new ones', () => {
    const hall = (shutters: number) =>
      askedOf(
        {
          propertyType: 'warehouse',
          concerns: ['alarm', 'entry-monitoring', 'perimeter'],
          priority: 'evidence',
          budget: 'premium',
        },
        { areaM2: 600, doors: 2, shutters, yardM: 240, daysKept: 15, existing: ['cameras'] },
      ).uncovered.join(' ');
    expect(hall(2)).toContain('στα κανάλια και στον δίσκο του χωρούν 2 ακόμη');
    // Twelve leave four channels of sixteen, and nothing of two disks.
    expect(hall(4)).toContain('μόνο στη θέση νέων: κανάλια ή δίσκος δεν φτάνουν');
  });

  it('keep those away that nobody asked for', () => {
    const [, balanced, complete] = bundlesOf(
      { propertyType: 'house', concerns: ['alarm'], priority: 'detection' },
      { existing: ['cameras'] },
    );
    expect([camerasOf(balanced), camerasOf(complete)]).toEqual([0, 0]);
    expect(balanced.uncovered.join(' ')).toContain('Οι κάμερες που έχετε μένουν.');
  });
});

describe('a wish to handle it from afar', () => {
  const house: Partial<Answers> = {
    propertyType: 'house',
    location: 'suburban',
    concerns: ['alarm', 'remote-monitoring'],
    priority: 'detection',
  };

  it('is met by the alarm’s application, and cameras are an extra', () => {
    const [, balanced, complete] = bundlesOf(house, { areaM2: 100 });
    expect(camerasOf(balanced)).toBe(0);
    expect(balanced.catches.join(' ')).toContain('εφαρμογή του συναγερμού');
    expect(balanced.uncovered.join(' ')).not.toMatch(/[Κκ]άμερ/);
    expect(camerasOf(complete)).toBeGreaterThan(0);
  });

  it('is one for cameras where looking in is what matters most', () => {
    expect(camerasOf(askedOf({ ...house, priority: 'monitoring' }, { areaM2: 100 }))).toBeGreaterThan(0);
  });

  it('adds no sides of the house to the entrance that was asked', () => {
    const balanced = askedOf(
      { ...house, concerns: ['entry-monitoring', 'remote-monitoring'] },
      { areaM2: 100 },
    );
    expect(piecesByRule(balanced).has('CAM-FACADE')).toBe(false);
    expect(piecesByRule(balanced).get('CAM-ENTRANCE')).toBe(2);
  });
});

describe('tills and shutters', () => {
  const hall: Finer = { areaM2: 900, doors: 3, shutters: 4, cashDesks: 1, hasVisitors: true, yardM: 300 };
  it('of a warehouse have a camera and a panic key where customers come', () => {
    const asked: Partial<Answers> = { propertyType: 'warehouse', concerns: ['break-in', 'entry-monitoring'] };
    const pieces = piecesByRule(askedOf(asked, hall));
    expect([pieces.get('CAM-DESK'), pieces.get('ALM-PANIC')]).toEqual([1, 1]);
    const none = piecesByRule(askedOf(asked, { ...hall, hasVisitors: false, cashDesks: 0 }));
    expect([none.get('CAM-DESK'), none.get('ALM-PANIC')]).toEqual([undefined, undefined]);
  });

  it('are lit with the doors of a hall', () => {
    const lit = askedOf({ propertyType: 'warehouse', concerns: ['break-in', 'lighting'] }, hall);
    expect(piecesByRule(lit).get('LIGHT-DOOR')).toBe(5);
  });

  it('are not lit on a pavement where nobody asked for light', () => {
    const extras = (yardM: number) =>
      bundlesOf(
        { propertyType: 'business', location: 'urban', concerns: ['break-in'] },
        { ...shop, yardM },
      )[2];
    expect(piecesByRule(extras(0)).has('LIGHT-DOOR')).toBe(false);
    expect(piecesByRule(extras(60)).has('LIGHT-DOOR')).toBe(true);
  });
});

describe('a door at which visitors ring', () => {
  const practice: Finer = { placeKind: 'practice', areaM2: 100, floor: 1, doors: 1, windows: 0 };
  const ask = (concerns: Answers['concerns'], finer = practice) =>
    askedOf({ propertyType: 'business', concerns }, { hasVisitors: true, ...finer });

  it('has a door station and a lock where somebody opens from a desk', () => {
    const pieces = piecesByRule(ask(['access-control', 'entry-monitoring']));
    // Its cards open the only door.
    expect([pieces.get('ACC-INTERCOM'), pieces.get('ACC-LOCK'), pieces.has('ACC-READER')]).toEqual([
      1,
      1,
      false,
    ]);
  });

  it('is asked about where only the entrance is to be watched, or people walk in', () => {
    expect(ask(['entry-monitoring']).questions.join(' ')).toContain('θυροτηλεόραση');
    const walkIn = ask(['access-control', 'entry-monitoring'], { ...practice, placeKind: 'shop' });
    expect(piecesByRule(walkIn).has('ACC-INTERCOM')).toBe(false);
    expect(walkIn.questions.join(' ')).not.toContain('θυροτηλεόραση');
  });

  it('has a station in a practice whatever else was asked, and a lock without wires in an office that wants none', () => {
    const access = (finer: Finer) =>
      piecesByRule(
        adviseOn(
          homeOf(answersOf({ propertyType: 'business', concerns: ['access-control'], budget: 'premium' }), {
            floor: 1,
            doors: 2,
            balconyDoors: 1,
            hasVisitors: true,
            ...finer,
          }),
          demoItems,
        ).bundles[1],
      );
    const asked = ['ACC-INTERCOM', 'ACC-READER', 'ACC-LOCK'];
    const of = (finer: Finer) => asked.map((ruleId) => access(finer).get(ruleId) ?? 0);
    expect(of({ placeKind: 'practice', wiring: 'wireless' })).toEqual([1, 0, 1]);
    expect(of({ placeKind: 'office', wiring: 'either' })).toEqual([0, 1, 1]);
    expect(of({ placeKind: 'office', wiring: 'wireless' })).toEqual([0, 0, 1]);
  });
});

describe('a door against the daylight', () => {
  it('has a camera that holds light and dark together, whatever it costs', () => {
    const blind = demoItems.map((item) =>
      item.calc.kind === 'camera' && item.sku !== 'ARG-B8F-28'
        ? { ...item, calc: { ...item.calc, wdrDb: 0 } }
        : item,
    );
    const entrance = adviseOn(
      homeOf(
        answersOf({ propertyType: 'business', concerns: ['entry-monitoring'], budget: 'premium' }),
        shop,
      ),
      blind,
    ).bundles[1].lines.find(({ ruleId }) => ruleId === 'CAM-ENTRANCE');
    expect(entrance?.item.sku).toBe('ARG-B8F-28');
    expect(entrance?.reason.text).toContain('WDR 120 dB');
  });
});

describe('a wish that is met in another way', () => {
  const business: Partial<Answers> = { propertyType: 'business', concerns: ['break-in', 'entry-monitoring'] };

  it('says which parts are by radio where wires were asked for', () => {
    expect(notesOf(askedOf(business, { ...shop, wiring: 'wired' }))).toMatch(/Ζητήσατε ενσύρματο.*σειρήν/);
    expect(notesOf(askedOf(business, shop))).not.toContain('Ζητήσατε');
  });

  it('says that cameras with a recorder need cables where none were asked for', () => {
    const balanced = askedOf(business, { ...shop, wiring: 'wireless' });
    expect(piecesByRule(balanced).has('REC-RECORDER')).toBe(true);
    expect(notesOf(balanced)).toMatch(/καλώδιο δικτύου.*Ζητήσατε ασύρματο/);
  });

  it('says how many days were asked where fewer are kept', () => {
    expect(notesOf(askedOf(business, { ...shop, daysKept: 30 }))).toContain('Ζητήσατε 30 ημέρες βίντεο');
    expect(notesOf(askedOf(business, { ...shop, daysKept: 15 }))).not.toContain('ημέρες βίντεο. Υπολ');
  });

  it('asks for cameras that only record on the spot where there is neither internet nor a cable', () => {
    const questionsOf = (internet: 'yes' | 'no', wiring: Finer['wiring'] = 'wireless') =>
      askedOf(
        { propertyType: 'house', concerns: ['entry-monitoring'] },
        { internet, ...(wiring && { wiring }) },
      ).questions.join(' ');
    expect(questionsOf('no')).toContain('γράφουν μόνο στον χώρο');
    expect(questionsOf('no', 'either')).not.toContain('γράφουν μόνο στον χώρο');
    expect(questionsOf('yes')).not.toContain('γράφουν μόνο στον χώρο');
  });

  it('names what an entrance under a façade’s camera gets, and that all sides are taken for free', () => {
    const house = askedOf(
      { propertyType: 'house', location: 'suburban', concerns: ['entry-monitoring', 'perimeter'] },
      { areaM2: 120 },
    );
    const facade = house.lines.find(({ ruleId }) => ruleId === 'CAM-FACADE');
    expect(facade?.reason.text).toMatch(/Πρώτα μπαίνουν πάνω από τις εισόδους: εκεί δίνουν \d+/);
    expect(notesOf(house)).toContain('πλευρές');
  });
});
