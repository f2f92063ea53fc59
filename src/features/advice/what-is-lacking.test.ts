// Gaps that no choice of products closes, caps in large places, and what is said beside a system.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Finer, Item } from './types.ts';

const adviceOf = (answers: Partial<Answers>, finer: Finer, items: readonly Item[] = demoItems) =>
  adviseOn(homeOf(answersOf({ budget: 'premium', ...answers }), finer), items);
const balancedOf = (...asked: Parameters<typeof adviceOf>) => adviceOf(...asked).bundles[1];
const gapsOf = (...asked: Parameters<typeof adviceOf>) => balancedOf(...asked).gaps.map(({ id }) => id);
const business = { propertyType: 'business' } as const;

describe('what the rules have no product for', () => {
  it('is a supply for readers and strikes, and none for a lock with its own battery', () => {
    const asked = { ...business, concerns: ['access-control'], budget: 'high' } as const;
    expect(gapsOf(asked, { placeKind: 'office' })).toContain('SUPPLY');
    // A controller brings it where the band has no end.
    expect(gapsOf({ ...asked, budget: 'premium' }, { placeKind: 'office' })).not.toContain('SUPPLY');
    expect(gapsOf({ propertyType: 'apartment', concerns: ['access-control'] }, {})).not.toContain('SUPPLY');
    const supply = (items: readonly Item[]) =>
      balancedOf(asked, { placeKind: 'office' }, items).gaps.find(({ id }) => id === 'SUPPLY')?.sentence;
    expect(supply(demoItems)).toContain('φέρνει ο «Ελεγκτής πρόσβασης δύο θυρών IP», για 2 πόρτες');
    expect(supply(demoItems.filter(({ calc }) => calc.kind !== 'access-controller'))).toContain(
      'Ο οδηγός δεν έχει τέτοιο προϊόν',
    );
  });

  it('is a button that nobody carries away, where a remote stands in for it', () => {
    expect(gapsOf(business, { placeKind: 'shop', cashDesks: 1 })).toContain('PANIC-FIXED');
    expect(gapsOf(business, { placeKind: 'shop', cashDesks: 0 })).not.toContain('PANIC-FIXED');
  });

  it('is fog and a detector at the safe for special goods', () => {
    const jeweller: Finer = { placeKind: 'shop', contents: 'special', cashDesks: 1 };
    expect(gapsOf(business, jeweller)).toEqual(expect.arrayContaining(['EXT-FOG', 'SEISMIC']));
    const stocked = demoItems.map((item) => ({ ...item, inStock: true }));
    expect(gapsOf(business, jeweller, stocked)).not.toContain('EXT-FOG');
    expect(gapsOf(business, { placeKind: 'shop', contents: '5k-20k' })).not.toContain('SEISMIC');
  });

  it('is fog with what it fills of the place, none in a hall that it does not, none where strangers sleep', () => {
    const fogOf = (finer: Finer) =>
      balancedOf(business, { contents: 'special', pastIncident: true, ...finer }).gaps.find(
        ({ id }) => id === 'EXT-FOG',
      )?.sentence;
    expect(fogOf({ placeKind: 'shop', areaM2: 120 })).toContain('για 200 από τα 336 m³');
    expect(fogOf({ placeKind: 'shop', areaM2: 60 })).toContain('ομίχλης για 168 m³ (1 τεμάχιο)');
    // Of a hall it fills where the goods are.
    expect(fogOf({ placeKind: 'store', areaM2: 900 })).toContain('για 200 από τα 2.520 m³');
    expect(fogOf({ placeKind: 'lodging', areaM2: 120 })).toBeUndefined();
  });

  it('is a memory card for each camera that records on its own, and locks for guests’ rooms', () => {
    const card = balancedOf(
      { concerns: ['entry-monitoring'] },
      { internet: 'no', wiring: 'wireless', doors: 2 },
    ).gaps.find(({ id }) => id === 'CARD');
    expect(card).toMatchObject({ missing: 1, isOutOfStock: false });
    expect(gapsOf({ ...business, concerns: ['access-control'] }, { placeKind: 'lodging' })).toContain(
      'ROOM-LOCKS',
    );
  });
});

describe('a large place', () => {
  it('has no more detectors and sirens on a floor than add to what is caught and heard', () => {
    const office = piecesByRule(
      balancedOf(business, { placeKind: 'office', floor: 2, areaM2: 900, rooms: 20 }),
    );
    expect(office.get('ALM-MOTION')).toBe(6);
    expect(office.get('ALM-SIREN-IN')).toBe(2);
    const hotel = piecesByRule(
      balancedOf(business, { placeKind: 'lodging', areaM2: 900, floors: 3, doors: 2, wetRooms: 20 }),
    );
    expect(hotel.get('ALM-SIREN-IN')).toBe(3);
  });

  it('has water detectors where water stands under pressure, none in a guest’s room', () => {
    const floods = (answers: Partial<Answers>, finer: Finer, at: 1 | 2 = 1) =>
      piecesByRule(adviceOf(answers, { emptyFor: 'months', ...finer }).bundles[at]).get('EXT-FLOOD');
    expect(floods({}, { wetRooms: 6 })).toBe(3);
    expect(floods({}, { wetRooms: 2 })).toBe(2);
    // Where guests sleep they are an addition.
    const lodging: Finer = { placeKind: 'lodging', wetRooms: 12 };
    expect([floods(business, lodging), floods(business, lodging, 2)]).toEqual([undefined, 2]);
  });
});

describe('what is said', () => {
  it('is how to sleep with the alarm on, where there are contacts and motion at home', () => {
    const said = (answers: Partial<Answers>, finer: Finer = {}) =>
      balancedOf(answers, finer).catches.join(' ').includes('Τη νύχτα οπλίζετε μόνο τις επαφές');
    expect(said({})).toBe(true);
    expect(said(business)).toBe(false);
    expect(said({}, { petKg: 40 })).toBe(false);
  });

  it('is that a carbon monoxide alarm is no care of the burner', () => {
    const said = (combustionRooms: number) =>
      balancedOf({}, { combustionRooms }).uncovered.join(' ').includes('δεν αντικαθιστά τη συντήρηση');
    expect([said(1), said(0)]).toEqual([true, false]);
  });

  it('is nothing of cameras to guests’ rooms where there are none', () => {
    const said = (concerns: Answers['concerns']) =>
      balancedOf({ ...business, concerns }, { placeKind: 'lodging', doors: 2 }).uncovered.join(' ');
    expect(said(['break-in'])).toContain('ανιχνευτές κίνησης ή επαφές');
    expect(said(['break-in', 'entry-monitoring'])).toContain('επαφές ή κάμερες');
  });

  it('is a SIM that a place may do without which is seen every day and has a line, and what then stays silent', () => {
    const isNeeded = (answers: Partial<Answers>, finer: Finer) =>
      balancedOf(answers, finer).running.find(({ id }) => id === 'sim')?.isNeeded;
    expect(isNeeded({}, { areaM2: 80 })).toBe(false);
    expect(
      balancedOf({ concerns: ['alarm', 'remote-monitoring'] }, { areaM2: 80, rooms: 5 }).running.find(
        ({ id }) => id === 'sim',
      ),
    ).toMatchObject({
      isNeeded: false,
      sentence: expect.stringContaining(
        'αν θέλετε, για σήμα και όταν κοπεί το ίντερνετ ή το ρεύμα: χωρίς αυτήν',
      ) as string,
    });
    for (const finer of [{ isMonitored: true }, { emptyFor: 'weeks' }, { internet: 'no' }] as const)
      expect(isNeeded({}, finer)).toBe(true);
  });
});
