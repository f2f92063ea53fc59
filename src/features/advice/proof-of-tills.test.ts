// What proof has in a small band, which cameras hang inside, what a yard without a line has first, and what a kit's remote does.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer } from './types.ts';

const bundlesOf = (answers: Partial<Answers>, finer: Finer) =>
  adviseOn(homeOf(answersOf(answers), finer), demoItems).bundles;
const pieces = (bundle: Bundle, ...ruleIds: readonly string[]) =>
  ruleIds.map((ruleId) => piecesByRule(bundle).get(ruleId) ?? 0);
const camerasAt = ({ lines }: Bundle, ruleId: string) =>
  lines.flatMap(({ ruleId: own, item: { calc } }) =>
    own === ruleId && calc.kind === 'camera' ? [calc] : [],
  );

describe('a restaurant with tills that wants proof', () => {
  const asked: Partial<Answers> = {
    propertyType: 'business',
    location: 'suburban',
    concerns: ['break-in', 'entry-monitoring'],
    budget: 'medium',
    priority: 'evidence',
    experience: 'beginner',
  };
  const place: Finer = {
    placeKind: 'food',
    internet: 'yes',
    doors: 2,
    shutters: 1,
    areaM2: 120,
    rooms: 3,
    glazedRooms: 1,
    cashDesks: 2,
  };

  it('sees who takes the money and who came in before a UPS, a siren outside, a third detector and at last buttons', () => {
    const [essential] = bundlesOf(asked, place);
    expect(essential.isWithinBudget).toBe(true);
    expect(pieces(essential, 'CAM-DESK', 'CAM-ENTRANCE', 'REC-RECORDER')).toEqual([1, 1, 1]);
    expect(pieces(essential, 'REC-UPS', 'ALM-SIREN-OUT', 'ALM-MOTION', 'ALM-PANIC')).toEqual([0, 0, 2, 2]);
    const [next] = bundlesOf(asked, { ...place, shutters: 2 });
    expect(pieces(next, 'CAM-DESK', 'CAM-ENTRANCE', 'ALM-PANIC')).toEqual([1, 1, 0]);
    expect(next.why).toContain('2 κουμπιά πανικού');
  });

  it('keeps its buttons where both pictures fit beside them', () => {
    const [essential] = bundlesOf(asked, { ...place, cashDesks: 1, areaM2: 60, rooms: 2 });
    expect(pieces(essential, 'CAM-DESK', 'CAM-ENTRANCE', 'ALM-PANIC')).toEqual([1, 1, 1]);
  });

  it('has cameras inside that tell people alone, and outside those that tell vehicles too', () => {
    const [, , whole] = bundlesOf({ ...asked, budget: 'premium' }, { ...place, yardM: 80 });
    const [inside] = camerasAt(whole, 'CAM-DESK');
    expect(inside?.classes).toBe(1);
    for (const { classes } of camerasAt(whole, 'CAM-FACADE')) expect(classes).toBeGreaterThan(1);
  });
});

describe('a hall without a line whose yard was asked for', () => {
  const asked: Partial<Answers> = {
    propertyType: 'warehouse',
    location: 'industrial',
    concerns: ['break-in', 'alarm', 'perimeter'],
    budget: 'high',
    priority: 'detection',
  };
  const place: Finer = {
    internet: 'no',
    doors: 2,
    shutters: 3,
    areaM2: 700,
    windows: 6,
    rooms: 3,
    yardM: 160,
    hasMains: true,
    petKg: 35,
    pastIncident: true,
  };

  it('has beams along as many sides as fit, and no cameras that nobody would see', () => {
    const [essential, balanced] = bundlesOf(asked, place);
    expect(pieces(essential, 'EXT-YARD', 'CAM-FACADE')).toEqual([2, 0]);
    expect(pieces(balanced, 'EXT-YARD', 'CAM-FACADE')).toEqual([4, 0]);
    const reason = essential.lines.find(({ ruleId }) => ruleId === 'EXT-YARD')?.reason.text;
    expect(reason).toContain('χωρούν 2 από τα 4 τεμάχια');
    expect(essential.uncovered.join(' ')).toContain('φυλάσσονται όσα βλέπουν 2 από τα 4 ζεύγη');
  });

  it('has cameras where a line shows them', () => {
    const [essential] = bundlesOf(asked, { ...place, internet: 'yes' });
    expect(pieces(essential, 'EXT-YARD')).toEqual([0]);
    expect(camerasAt(essential, 'CAM-FACADE').length).toBeGreaterThan(0);
  });

  it('is told of doors that are taken to be lit beside a shutter', () => {
    const [, , complete] = bundlesOf(
      { ...asked, concerns: ['break-in', 'lighting'], budget: 'premium' },
      { ...place, doors: 5, internet: 'yes' },
    );
    const lights = complete.lines.find(({ ruleId }) => ruleId === 'LIGHT-DOOR');
    expect(lights?.quantity).toBe(5);
    expect(lights?.reason.text).toContain('Άλλες 3 πόρτες τις υποθέσαμε δίπλα σε ρολό');
  });
});

describe('an office whose kit brings a remote', () => {
  const asked: Partial<Answers> = {
    propertyType: 'business',
    propertySize: 'small',
    concerns: ['break-in', 'alarm', 'remote-monitoring'],
    budget: 'low',
    priority: 'detection',
    experience: 'advanced',
  };
  const place: Finer = {
    placeKind: 'office',
    hasVisitors: true,
    internet: 'yes',
    doors: 1,
    areaM2: 55,
    floor: 3,
    rooms: 3,
    wiring: 'wireless',
  };
  const kitOf = ({ lines }: Bundle) => lines.find(({ ruleId }) => ruleId === 'ALM-KIT')?.reason.text;

  it('arms by it where no keypad is, and calls for help by it beside one', () => {
    const [without, beside] = bundlesOf(asked, place);
    expect(pieces(without, 'ALM-KEYPAD')).toEqual([0]);
    expect(kitOf(without)).toContain('οπλίζει και αφοπλίζει στην πόρτα');
    expect(without.notes.join(' ')).toContain('αφοπλίζετε με το κινητό ή το τηλεχειριστήριο');
    expect(pieces(beside, 'ALM-KEYPAD')).toEqual([1]);
    expect(kitOf(beside)).toContain('ως κουμπί πανικού');
  });

  it('is told that what its alarm keeps of its staff is personal data', () => {
    const [without] = bundlesOf(asked, place);
    expect(without.notes.join(' ')).toContain('ποιος μπήκε, όπλισε ή αφόπλισε');
  });

  it('pays for a technician what the shown pieces cost to install', () => {
    const [without] = bundlesOf(asked, place);
    const work = without.leftOut.find(({ name }) => name === 'εγκατάσταση από τεχνικό');
    expect(work?.grossCents).toBe(without.ownWork?.grossCents);
  });
});
