import { expect, test } from 'vitest';
import { furnish, overlap } from './furniture.ts';
import type { Measured } from './layout.ts';
import type { PlanLine } from './pieces.ts';
import { planOf } from './plan-of.ts';
import { samplePlan } from './sample-plan.ts';
import { readStoredPlan, storedPlanText } from './stored-plan.ts';
import type { HomePlan, Point, Rect } from './types.ts';
import { wallsOf } from './walls.ts';

/** A seeded generator (mulberry32), so that a failure repeats. */
function chance(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const camera = (isOutdoor: boolean): PlanLine['item']['calc'] => ({
  kind: 'camera',
  hpx: 2560,
  hfovDeg: 96,
  irM: 30,
  pdWatts: 6,
  portWatts: 7,
  mbps: 4,
  isOutdoor,
  isWired: true,
  isCoax: false,
  isPanoramic: false,
  classes: 2,
  hasDeterrence: false,
  sleeps: false,
  hasSim: false,
  cardGb: 256,
});

const plain = { isShutter: false, hasInput: false, hasPanic: false, takesPhotos: false };
const sensor = (
  kind: 'contact' | 'pir' | 'smoke' | 'siren' | 'flood' | 'glassbreak' | 'remote',
  isOutdoor = false,
): PlanLine['item']['calc'] => ({
  kind,
  grade: 2,
  isWireless: true,
  isOutdoor,
  isStandalone: false,
  ...plain,
  iqMa: 0,
  rangeM: 12,
  petKg: 0,
  volumeM3: 0,
  hasMobile: false,
  radio: undefined,
});

const line = (calc: PlanLine['item']['calc'], quantity: number): PlanLine => ({
  item: { name: 'Προϊόν', calc },
  quantity,
});

function randomHome(random: () => number): Measured {
  const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  return {
    propertyType: (['house', 'apartment', 'business', 'warehouse'] as const)[whole(0, 3)] ?? 'house',
    areaM2: whole(15, 3_000),
    floor: whole(0, 5),
    floors: whole(1, 3),
    rooms: whole(1, 20),
    doors: whole(1, 12),
    balconyDoors: 0,
    windows: whole(0, 40),
    wetRooms: whole(0, 5),
    yardM: random() < 0.4 ? 0 : whole(10, 600),
  };
}

const randomLines = (random: () => number): PlanLine[] => {
  const some = (most: number) => Math.floor(random() * (most + 1));
  return [
    line(sensor('contact'), some(30)),
    line(sensor('pir'), some(12)),
    line(sensor('pir', true), some(4)),
    line(sensor('smoke'), some(8)),
    line(sensor('flood'), some(3)),
    line(sensor('glassbreak'), some(3)),
    line(sensor('siren', true), some(2)),
    line(sensor('remote'), some(2)),
    line(camera(false), some(4)),
    line(camera(true), some(8)),
  ];
};

const isInside = ({ x, y }: Point, room: Rect) =>
  x >= room.x - 0.011 &&
  x <= room.x + room.width + 0.011 &&
  y >= room.y - 0.011 &&
  y <= room.y + room.height + 0.011;

function expectSound(plan: HomePlan) {
  const rooms = new Map(plan.rooms.map((room) => [room.id, room]));
  for (const [index, room] of plan.rooms.entries()) {
    expect(Math.min(room.width, room.height)).toBeGreaterThan(0.7);
    for (const other of plan.rooms.slice(index + 1)) {
      expect(overlap(room, other), `${room.name} and ${other.name}`).toBe(false);
    }
    const corners = [room, { x: room.x + room.width, y: room.y + room.height }];
    for (const corner of corners) expect(isInside(corner, plan.lot)).toBe(true);
  }
  for (const { name, roomId, position } of [...plan.zones, ...plan.devices]) {
    const room = rooms.get(roomId);
    expect(room && isInside(position, room), name).toBe(true);
  }
  for (const { from, to, roomId } of plan.openings) {
    const room = rooms.get(roomId);
    expect(from.x === to.x || from.y === to.y).toBe(true);
    expect(room && isInside(from, room) && isInside(to, room)).toBe(true);
  }
  expect(readStoredPlan(storedPlanText(plan))).toEqual(plan);
}

test('a hundred and fifty homes: rooms do not overlap, every zone and device is in its room, the same home gives the same plan', () => {
  const random = chance(2026);
  for (let count = 0; count < 150; count += 1) {
    const [home, lines] = [randomHome(random), randomLines(random)];
    const plan = planOf(home, lines);
    expectSound(plan);
    expect(storedPlanText(planOf(structuredClone(home), structuredClone(lines)))).toBe(storedPlanText(plan));
  }
});

test('the rooms have the given area, and openings do not share a wall’s piece', () => {
  const random = chance(7);
  for (let count = 0; count < 200; count += 1) {
    const home = randomHome(random);
    const plan = planOf(home, []);
    const indoors = plan.rooms.filter(({ kind }) => kind !== 'yard' && kind !== 'balcony');
    const area = indoors.reduce((sum, { width, height }) => sum + width * height, 0);
    const expected = Math.max(20, home.areaM2 / home.floors);
    expect(Math.abs(area / expected - 1)).toBeLessThan(0.02);
    const boxes = plan.openings.map(({ from, to }) => ({
      x: Math.min(from.x, to.x) - 0.02,
      y: Math.min(from.y, to.y) - 0.02,
      width: Math.abs(from.x - to.x) + 0.04,
      height: Math.abs(from.y - to.y) + 0.04,
    }));
    for (const [index, box] of boxes.entries())
      expect(boxes.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
  }
});

test('every piece of the advice that is seen on a wall is drawn, a kit’s parts too', () => {
  const home: Measured = {
    propertyType: 'house',
    areaM2: 120,
    floor: 0,
    floors: 1,
    rooms: 4,
    doors: 2,
    balconyDoors: 1,
    windows: 7,
    wetRooms: 2,
    yardM: 80,
  };
  const kit = {
    item: { name: 'Κιτ', calc: { kind: 'kit' } as const, contains: { a: 1, b: 3 } },
    quantity: 1,
  };
  const item = (id: string, calc: PlanLine['item']['calc']) => ({
    id,
    sku: id,
    name: id,
    categoryId: 'x',
    priceCents: 1,
    inStock: true,
    hours: 1,
    calc,
  });
  const plan = planOf(
    home,
    [kit, line(sensor('contact'), 6), line(camera(true), 3), line({ kind: 'battery', ah: 7 }, 1)],
    [item('a', sensor('pir')), item('b', sensor('contact'))],
  );
  expect(plan.devices.filter(({ kind }) => kind === 'contact')).toHaveLength(9);
  expect(plan.devices).toHaveLength(13);
  expect(plan.zones[0]).toMatchObject({ id: 'main-entrance', name: 'Κύρια είσοδος' });
  expect(plan.zones.filter(({ type }) => type === 'motion').map(({ name }) => name)).toEqual(['Κίνηση χολ']);
  expect(plan.zones.filter(({ type }) => type === 'door').map(({ name }) => name)).toEqual([
    'Κύρια είσοδος',
    'Μπαλκονόπορτα σαλονιού',
  ]);
  expect(plan.zones.filter(({ type }) => type === 'window')).toHaveLength(7);
  expect(plan.areas.map(({ name }) => name)).toContain('Αυλή');
  expect(new Set(plan.devices.map(({ name }) => name)).size).toBe(plan.devices.length);
});

test('the example home has the four zones of the map and the six of the simulator', () => {
  expectSound({ ...samplePlan });
  expect(samplePlan.areas.map(({ name }) => name)).toEqual(['Κύρια είσοδος', 'Σαλόνι', 'Κήπος', 'Υπόγειο']);
  expect(samplePlan.zones).toHaveLength(6);
});

test('walls leave the openings free, stand once between rooms, and furniture stands in no doorway', () => {
  const walls = wallsOf(samplePlan);
  const main = samplePlan.openings.find(({ id }) => id === 'main-door');
  const below = walls.filter(({ from, to }) => from.y === 12.4 && to.y === 12.4);
  expect(below.every(({ isExternal }) => isExternal)).toBe(true);
  expect(
    below.some(({ from, to }) => from.x < (main?.from.x ?? 0) - 0.01 && to.x > (main?.to.x ?? 0) + 0.01),
  ).toBe(false);
  const keys = walls.map((wall) => JSON.stringify([wall.from, wall.to]));
  expect(new Set(keys).size).toBe(keys.length);
  for (const room of samplePlan.rooms) {
    for (const piece of furnish(room, samplePlan.openings)) expect(isInside(piece, room)).toBe(true);
  }
});

test('a kept plan is read only when it is whole and consistent', () => {
  const text = storedPlanText(samplePlan);
  const changed = (change: (plan: Record<string, unknown>) => void) => {
    const plan = JSON.parse(text) as Record<string, unknown>;
    change(plan);
    return JSON.stringify(plan);
  };
  expect(readStoredPlan(text)).toEqual(samplePlan);
  for (const broken of [
    null,
    '',
    '{',
    'null',
    '[]',
    `"${'a'.repeat(300_000)}"`,
    changed((plan) => delete plan['rooms']),
    changed((plan) => (plan['rooms'] = [])),
    changed((plan) => (plan['source'] = 'elsewhere')),
    changed((plan) => (plan['zones'] = [{ ...samplePlan.zones[0], roomId: 'nowhere' }])),
    changed((plan) => (plan['devices'] = [samplePlan.devices[0], samplePlan.devices[0]])),
    changed((plan) => (plan['lot'] = { x: 0, y: 0, width: -1, height: 4 })),
    changed(
      (plan) =>
        (plan['areas'] = Array.from({ length: 41 }, (_, id) => ({ id: `${id}`, name: 'x', type: 'other' }))),
    ),
  ]) {
    expect(readStoredPlan(broken)).toBeNull();
  }
});

test('what stands already is drawn with what is new: its contacts, its siren and the panel that they report to', () => {
  const home: Measured = { ...randomHome(chance(3)), doors: 2, windows: 3, existing: ['contacts', 'siren'] };
  const kindsOf = (plan: HomePlan) => plan.devices.map(({ kind }) => kind).toSorted();
  const standing = [...Array.from({ length: 5 }, () => 'contact'), 'panel', 'siren'];
  expect(kindsOf(planOf(home, []))).toEqual(standing);
  // New contacts take the place of those.
  expect(kindsOf(planOf(home, [line(sensor('contact'), 1)]))).toEqual(['contact', 'panel', 'siren']);
});

test('the contact of a shutter is drawn at no opening and is no zone', () => {
  const home: Measured = { ...randomHome(chance(5)), doors: 2, windows: 3 };
  const shutter = { ...sensor('contact'), isShutter: true } as PlanLine['item']['calc'];
  const plan = planOf(home, [line(sensor('contact'), 2), line(shutter, 2)]);
  expect(plan.zones).toHaveLength(2);
  expect(plan.devices.map(({ name, zoneId }) => [name.startsWith('Επαφή ρολού'), zoneId !== null])).toEqual([
    [false, true],
    [false, true],
    [true, false],
    [true, false],
  ]);
});

test('a smoke alarm of its own is drawn and is no zone; a camera on WiFi is plugged in, one on a battery is not', () => {
  const alone = { ...sensor('smoke'), isStandalone: true, isWireless: false };
  const wifi = { ...camera(false), isWired: false };
  const plan = planOf(randomHome(chance(4)), [
    line(alone, 1),
    line(wifi, 1),
    line({ ...wifi, sleeps: true } as PlanLine['item']['calc'], 1),
  ]);
  expect(plan.zones.map(({ type }) => type)).toEqual(['camera', 'camera']);
  expect(plan.devices.map(({ isPlugged }) => isPlugged)).toEqual([undefined, true, undefined]);
  expect(plan.devices.map(({ isAlone }) => isAlone)).toEqual([true, undefined, undefined]);
  expect(readStoredPlan(storedPlanText(plan))).toEqual(plan);
});

test('a plan knows whether its recorder goes on without mains, also when it is kept', () => {
  const home = randomHome(chance(1));
  const lines = [line(camera(true), 2)];
  expect(planOf(home, lines).hasUps).toBeUndefined();
  const plan = planOf(home, [...lines, line({ kind: 'ups', wh: 100, watts: 300 }, 1)]);
  expect(readStoredPlan(storedPlanText(plan))?.hasUps).toBe(true);
});

test('a hall has an office beside it unless it was told to be one room', () => {
  const home: Measured = { ...randomHome(chance(5)), propertyType: 'warehouse', areaM2: 800, rooms: 1 };
  const hasOffice = (one: Measured) => planOf(one, []).rooms.some(({ kind }) => kind === 'office');
  const told = [{ ...home, assumed: ['rooms'] as const }, home, { ...home, assumed: [] }];
  expect(told.map(hasOffice)).toEqual([true, true, false]);
});
