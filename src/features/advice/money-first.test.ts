// What a budget buys first: what was asked, in the cheapest way that serves it, and nothing that nobody asked for before it.
import { describe, expect, it } from 'vitest';
import { demoItems, stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer } from './types.ts';

const bundlesOf = (answers: Partial<Answers>, finer: Finer, items = demoItems) =>
  adviseOn(homeOf(answersOf(answers), finer), items).bundles;
const pieces = (bundle: Bundle, rule: string) => piecesByRule(bundle).get(rule) ?? 0;

describe('a rented studio whose owner puts up everything himself, on the smallest budget', () => {
  const studio = (experience: Answers['experience']) =>
    bundlesOf(
      {
        propertyType: 'apartment',
        propertySize: 'small',
        concerns: ['break-in', 'alarm'],
        budget: 'low',
        experience,
      },
      {
        areaM2: 32,
        floor: 2,
        doors: 2,
        balconyDoors: 1,
        windows: 0,
        rooms: 2,
        internet: 'no',
        wiring: 'wireless',
        emptyFor: 'weeks',
        combustionRooms: 0,
      },
    )[1];

  it('has all that was asked within it: no keypad, a smoke alarm of its own, no technician', () => {
    const own = studio('advanced');
    expect(own.isWithinBudget).toBe(true);
    expect(own.isInstalled).toBe(false);
    expect([pieces(own, 'ALM-CONTACT'), pieces(own, 'FIRE-SMOKE'), pieces(own, 'ALM-KEYPAD')]).toEqual([
      2, 1, 0,
    ]);
    expect(own.why).toContain('Για να χωρέσει, έμειναν έξω');
    expect(own.why).toContain('εγκατάσταση από τεχνικό');
  });

  it('is not told to do it himself where he wants a technician', () => {
    expect(studio('beginner').isInstalled).toBe(true);
    expect(studio('beginner').why).not.toContain('τοποθετήσετε εσείς');
  });
});

describe('an office on a first floor', () => {
  const office = (budget: Answers['budget']) =>
    bundlesOf(
      {
        propertyType: 'business',
        propertySize: 'small',
        concerns: ['break-in', 'alarm', 'access-control'],
        budget,
      },
      { placeKind: 'office', areaM2: 95, floor: 1, doors: 2, balconyDoors: 1, windows: 2, rooms: 5 },
    )[1];

  it('has the access that it asked for before a siren on somebody else’s wall, which is told', () => {
    const bundle = office('medium');
    expect(bundle.isWithinBudget).toBe(true);
    expect([pieces(bundle, 'ACC-READER'), pieces(bundle, 'ALM-SIREN-OUT')]).toEqual([1, 0]);
    expect(bundle.why).toContain('εξωτερική σειρήνα');
    expect(bundle.checks.find(({ id }) => id === 'siren')?.held).toBe(true);
    expect(pieces(office('premium'), 'ALM-SIREN-OUT')).toBe(1);
  });
});

describe('what follows the cameras and cables', () => {
  const shop = (finer: Finer = {}, answers: Partial<Answers> = {}) =>
    bundlesOf(
      { propertyType: 'business', concerns: ['break-in', 'entry-monitoring'], budget: 'premium', ...answers },
      { placeKind: 'shop', areaM2: 80, doors: 1, cashDesks: 2, perimeterM: 40, ...finer },
    )[1];

  it('is how long they record without mains, with what recorder and disks take', () => {
    const reason = shop().lines.find(({ ruleId }) => ruleId === 'REC-UPS')?.reason;
    expect(reason?.text).toMatch(/με 10 W για το router\), ώστε να δουλεύουν περίπου \d+ λεπτά χωρίς ρεύμα/);
    const { load = 0 } = reason?.figures ?? {};
    const video = shop().lines.filter(({ item }) => /camera|hdd|recorder/.test(item.calc.kind));
    const watts = video.reduce((sum, { item: { calc }, quantity }) => {
      const each =
        'pdWatts' in calc ? calc.pdWatts : calc.kind === 'hdd' || calc.kind === 'recorder' ? calc.watts : 0;
      return sum + each * quantity;
    }, 0);
    expect(load).toBe(Math.ceil(watts) + 10);
  });

  it('is whether two desks stand at one counter, where one camera is all that fits', () => {
    expect(shop().questions.join(' ')).not.toContain('ίδιο πάγκο');
    const desks = (budget: Answers['budget']) => pieces(shop({ cashDesks: 6 }, { budget }), 'CAM-DESK');
    expect(desks('premium')).toBe(6);
    const shared = shop({ cashDesks: 6 }, { budget: 'high' });
    expect(pieces(shared, 'CAM-DESK')).toBe(3);
    expect(shared.questions.join(' ')).toContain('ίδιο πάγκο');
  });

  it('is the cable of readers and locks, and of a yard’s beams', () => {
    const reels = (finer: Finer, answers: Partial<Answers> = {}) =>
      pieces(
        shop(
          { perimeterM: 260, doors: 4, ...finer },
          { concerns: ['break-in', 'access-control'], ...answers },
        ),
        'ALM-CABLE',
      );
    expect(reels({})).toBe(1);
    expect(reels({ perimeterM: 40 })).toBe(0);
    const yard = bundlesOf(
      {
        propertyType: 'warehouse',
        location: 'industrial',
        concerns: ['break-in', 'perimeter'],
        budget: 'premium',
      },
      { areaM2: 500, yardM: 180, wiring: 'wired' },
      stockedItems,
    )[2];
    expect(yard.lines.find(({ ruleId }) => ruleId === 'ALM-CABLE')?.reason.text).toContain(
      'με τα 180 m της γραμμής των δεσμών',
    );
  });

  it('leaves the desks to the cameras that are there, unless proof is asked for', () => {
    expect(pieces(shop({ existing: ['cameras'] }), 'CAM-DESK')).toBe(0);
    expect(pieces(shop({ existing: ['cameras'] }, { priority: 'evidence' }), 'CAM-DESK')).toBe(2);
  });
});

describe('a side of a building', () => {
  const along = (perimeterM: number, wiring: NonNullable<Finer['wiring']>) => {
    const house = bundlesOf(
      { propertyType: 'house', location: 'suburban', concerns: ['perimeter'], budget: 'premium' },
      { areaM2: 150, doors: 1, perimeterM, wiring, yardM: 60 },
    )[1];
    return { count: pieces(house, 'CAM-FACADE'), house };
  };

  it('has one camera where what wakes it is nearer than it sees, which is said', () => {
    const { count, house } = along(44, 'wireless');
    expect(count).toBe(4);
    expect(house.lines.find(({ ruleId }) => ruleId === 'CAM-FACADE')?.reason.text).toMatch(
      /όχι ποιος είναι.*όταν την ξυπνήσει κίνηση, έως 10 m/,
    );
  });

  it('has one where its end is a little farther than its class, which is said, and two where it is much', () => {
    expect(along(60, 'either').count).toBe(4);
    const { count, house } = along(68, 'either');
    expect(count).toBe(4);
    expect(house.lines.map(({ reason }) => reason.text).join(' ')).toMatch(
      /Στο τέλος της πλευράς δίνει 7\d px\/m/,
    );
    expect(along(80, 'either').count).toBe(6);
  });
});

describe('rooms to let on a band that cannot hold all', () => {
  const roomsToLet = (priority: Answers['priority']) =>
    bundlesOf(
      {
        propertyType: 'business',
        propertySize: 'medium',
        location: 'rural',
        concerns: ['break-in', 'access-control', 'entry-monitoring', 'remote-monitoring', 'fire-safety'],
        priority,
        budget: 'high',
      },
      {
        placeKind: 'lodging',
        areaM2: 210,
        floors: 2,
        doors: 11,
        balconyDoors: 3,
        windows: 4,
        rooms: 8,
        perimeterM: 62,
        yardM: 90,
        wetRooms: 7,
        internet: 'summer',
        emptyFor: 'months',
      },
    );
  const [smallest, balanced, complete] = roomsToLet('monitoring');

  it('have what shows their door from afar before what opens it', () => {
    expect(smallest.isWithinBudget).toBe(true);
    expect([pieces(smallest, 'CAM-AFAR'), pieces(smallest, 'ACC-READER')]).toEqual([1, 0]);
  });

  it('have, for proof, a recorded camera at their door before what opens it, and before water alarms', () => {
    const [essential] = roomsToLet('evidence');
    expect(essential.isWithinBudget).toBe(true);
    const rules = ['CAM-ENTRANCE', 'REC-RECORDER', 'ACC-READER', 'EXT-FLOOD'] as const;
    expect(rules.map((ruleId) => pieces(essential, ruleId))).toEqual([1, 1, 0, 0]);
  });

  it('show their door from afar, along no side that nobody named, and record on the spot where all of it is there', () => {
    for (const bundle of [balanced, complete])
      expect([pieces(bundle, 'CAM-AFAR'), pieces(bundle, 'CAM-FACADE')]).toEqual([1, 0]);
    expect(pieces(complete, 'REC-RECORDER')).toBe(1);
  });
});

describe('the yard of a perimeter that was asked for', () => {
  const yardOf = (yardM: number) =>
    bundlesOf(
      {
        propertyType: 'house',
        location: 'rural',
        concerns: ['break-in', 'perimeter'],
        budget: 'premium',
      },
      { areaM2: 95, yardM, wiring: 'wireless', emptyFor: 'months' },
    )[2];

  it('has detectors along a small line, and two at the ways to the building of a long one', () => {
    const reasonOf = (yardM: number) =>
      yardOf(yardM).lines.find(({ ruleId }) => ruleId === 'EXT-YARD')?.reason.text;
    for (const yardM of [24, 36, 300]) expect(pieces(yardOf(yardM), 'EXT-YARD')).toBe(2);
    expect(reasonOf(24)).toContain('ένας ανά 12 m');
    for (const yardM of [36, 300]) expect(reasonOf(yardM)).toContain('όχι σε όλη τη γραμμή');
  });

  it('is told of by cameras that know somebody when they see him', () => {
    expect(yardOf(36).catches.join(' ')).toMatch(/κάμερες ειδοποιούν το κινητό όταν δουν άνθρωπο/);
  });
});

describe('a small shop whose smallest alarm exceeds its band', () => {
  const shop = (experience: Answers['experience']) =>
    bundlesOf(
      { propertyType: 'business', concerns: ['alarm'], budget: 'low', experience },
      {
        placeKind: 'shop',
        areaM2: 20,
        doors: 2,
        shutters: 2,
        rooms: 1,
        contents: 'special',
        pastIncident: true,
      },
    )[0];

  it('is shown the least that notices a burglar and is heard: no keypad beside the remote that arms, no siren outside', () => {
    const rules = ['ALM-SIREN-OUT', 'ALM-KEYPAD', 'ALM-SIREN-IN', 'ALM-SHUTTER'];
    const placed = (bundle: Bundle) => rules.map((rule) => pieces(bundle, rule));
    expect(shop('beginner').isWithinBudget).toBe(false);
    expect(placed(shop('beginner'))).toEqual([0, 0, 1, 2]);
    expect(shop('beginner').leftOut.map(({ ruleId }) => ruleId)).toContain('ALM-SIREN-OUT');
  });

  it('is shown what its owner puts up himself within it, with a detector behind the shutters, where he is at ease with a telephone', () => {
    const kiosk = shop('intermediate');
    expect([kiosk.isWithinBudget, kiosk.isInstalled]).toEqual([true, false]);
    const rules = ['ALM-SIREN-OUT', 'ALM-KEYPAD', 'ALM-SIREN-IN', 'ALM-SHUTTER'];
    expect(rules.map((rule) => pieces(kiosk, rule))).toEqual([0, 0, 1, 0]);
    expect(pieces(kiosk, 'ALM-MOTION')).toBeGreaterThan(0);
    expect(kiosk.uncovered.join(' ')).toContain('2 ρολά μένουν χωρίς επαφή');
  });
});

describe('what the complete system has more', () => {
  it('is told of both, and nothing is praised for fitting a band without an end', () => {
    const [, balanced, complete] = bundlesOf(
      { propertyType: 'house', concerns: ['break-in'], budget: 'premium' },
      { areaM2: 120, wetRooms: 2, combustionRooms: 0 },
    );
    expect(balanced.why).toContain('Το πλήρες έχει ακόμη');
    expect(complete.why).toContain('Πέρα από όσα ζητήσατε έχει');
    expect(complete.why).toContain('δεν έχει άνω όριο');
    expect(balanced.leftOut.length).toBeGreaterThan(0);
  });
});
