import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { propertyTypes } from '#features/advice/enums.ts';
import { itemsOf } from '#features/advice/item-of.ts';
import { exampleInstallation, exampleOf, usualSystem } from '../../example.ts';
import { buildings } from './buildings.ts';
import { along, devicesOf, frameOf, fromFar, isBehind, outside, over, project } from './isometric.ts';

type DemoProduct = {
  id: number;
  sku: string;
  name: string;
  categoryId: string;
  price: number;
  installationPrice: number | null;
  inStock: boolean;
  brand: string;
  specifications: unknown;
};

const { products } = JSON.parse(readFileSync('demo/catalogue.json', 'utf8')) as { products: DemoProduct[] };
const items = itemsOf(
  products.map(({ price, installationPrice, ...product }) => ({
    ...product,
    categoryKind: null,
    priceCents: Math.round(price * 100),
    installationCents: installationPrice === null ? null : Math.round(installationPrice * 100),
  })),
);

it.each(propertyTypes)(
  '%s: as many signs are drawn as pieces are counted, all of them on its ground',
  (type) => {
    const system = exampleOf(usualSystem(type, items));
    const devices = devicesOf(system, buildings[type]);
    expect(devices).toHaveLength(system.pieces);
    const counted = {
      camera: system.cameras,
      contact: system.contacts,
      motion: system.motion,
      fire: system.fire,
      siren: system.sirens,
      control: system.controls,
    };
    for (const [kind, count] of Object.entries(counted))
      expect(
        devices.filter((device) => device.kind === kind),
        kind,
      ).toHaveLength(count);
    const { ground } = buildings[type];
    for (const {
      at: [x, y],
    } of devices) {
      expect(x).toBeGreaterThanOrEqual(ground.x);
      expect(x).toBeLessThanOrEqual(ground.x + ground.w);
      expect(y).toBeGreaterThanOrEqual(ground.y);
      expect(y).toBeLessThanOrEqual(ground.y + ground.d);
    }
    expect(new Set(devices.map(({ kind, at }) => `${kind} ${at.join(' ')}`)).size).toBe(devices.length);
  },
);

it('the examples are the engine’s: a house asks for more than a flat, work comes in whole days', () => {
  const [flat, house, hall] = (['apartment', 'house', 'warehouse'] as const).map((type) =>
    exampleOf(usualSystem(type, items)),
  );
  expect(house?.pieces).toBeGreaterThan(flat?.pieces ?? Infinity);
  expect(hall?.days).toBeGreaterThanOrEqual(house?.days ?? Infinity);
  expect(flat).toMatchObject({ areaM2: 80, days: 1 });
  expect(house).toMatchObject({ areaM2: 180, contacts: 11 });
});

it('an empty catalogue gives an empty example', () => {
  expect(exampleOf(usualSystem('house', []))).toMatchObject({ pieces: 0, days: 0 });
});

it('projects x to the right and down, y to the left and down, z up', () => {
  expect(project(2, 0)[0]).toBeCloseTo(1.732);
  expect(project(0, 2)[0]).toBeCloseTo(-1.732);
  expect(project(1, 1)).toEqual([0, 1]);
  expect(project(0, 0, 3)).toEqual([0, -3]);
});

it('spreads points along an edge and over an area', () => {
  const rect = { x: 1, y: 2, w: 4, d: 2 };
  for (const [x, y] of along(rect, 9)) expect(x === 1 || x === 5 || y === 2 || y === 4).toBe(true);
  for (const [x, y] of over(rect, 7)) {
    expect(x).toBeGreaterThan(1);
    expect(x).toBeLessThan(5);
    expect(y).toBeGreaterThan(2);
    expect(y).toBeLessThan(4);
  }
  expect(over(rect, 0)).toEqual([]);
});

it('cameras at corners look away from the middle', () => {
  const [first] = outside({ x: 0, y: 0, w: 2, d: 2 }, 1);
  expect(first).toEqual({ at: [2, 2], towards: Math.PI / 4 });
});

it('draws what is farther first, in a frame of the asked width', () => {
  const far = { x: 0, y: 0, w: 1, d: 1, h: 1 };
  const near = { ...far, x: 5 };
  expect(fromFar([near, far])).toEqual([far, near]);
  const [left = 0, , width = 0] = frameOf(buildings.house).viewBox.split(' ').map(Number);
  expect(width).toBe(308);
  expect(left).toBeLessThan(0);
});

it('draws no block over one that stands before it', () => {
  for (const type of propertyTypes) {
    const drawn = fromFar(buildings[type].blocks);
    expect(drawn).toHaveLength(buildings[type].blocks.length);
    for (const [at, one] of drawn.entries())
      for (const later of drawn.slice(at + 1))
        expect(isBehind(later, one), `${type} ${JSON.stringify([one, later])}`).toBe(false);
  }
});

it('the house of the example has the cameras that are counted, one of which shows what it sees', () => {
  const house = usualSystem('house', items);
  const { plan, cameraId } = exampleInstallation(house, items);
  const cameras = plan.devices.filter(({ kind }) => kind === 'camera');
  expect(cameras).toHaveLength(exampleOf(house).cameras);
  for (const { view } of cameras) expect(view).not.toBeNull();
  expect(products.find(({ id }) => id === cameraId)?.categoryId).toBe('cameras');
  expect(exampleInstallation(usualSystem('house', []), [])).toMatchObject({
    plan: { devices: [] },
    cameraId: undefined,
  });
});
