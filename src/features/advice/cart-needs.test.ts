import { expect, it } from 'vitest';
import type { Companion, Companions } from '#features/catalogue/contract.ts';
import { cartNeeds } from './cart-needs.ts';

const card = (id: number, more: object = {}) => ({ id, name: `P${id}`, inStock: true, ...more }) as Companion;
const camera = { kind: 'camera', watts: 6.5, portWatts: 15.4, mbps: 3.3 } as const;
const recorder = {
  kind: 'recorder',
  channels: 8,
  mbps: 80,
  bays: 1,
  maxTerabytes: 10,
  ports: 8,
  watts: 72,
  portWatts: 15.4,
} as const;
const disk = { kind: 'disk', terabytes: 4 } as const;
const fits = [card(2, { supply: recorder }), card(3, { supply: disk }), card(4), card(5, { inStock: false })];
const companions = (own: Companions['own']): Companions => ({ own, contents: [], fits, alternatives: [] });
const held = (productId: number, own: Companions['own'], quantity = 1) => ({
  productId,
  quantity,
  companions: companions(own),
});
const ids = (needs: ReturnType<typeof cartNeeds>) =>
  needs.video?.lines.map(({ product, quantity }) => [product.id, quantity]);

it('cameras alone need a recorder and its disk, counted over all cameras', () => {
  const needs = cartNeeds([held(1, camera, 4)]);
  expect(ids(needs)).toEqual([
    [2, 1],
    [3, 1],
  ]);
  expect(needs.video?.cameras).toBe(4);
  // In stock only, and nothing twice.
  expect(needs.fits.map(({ id }) => id)).toEqual([4]);
});

it('a chosen recorder is left, and gets the disk it lacks', () => {
  expect(ids(cartNeeds([held(1, camera, 2), held(2, recorder)]))).toEqual([[3, 1]]);
  expect(cartNeeds([held(1, camera, 2), held(2, recorder), held(3, disk)]).video).toBeUndefined();
});

const fisheye = { ...camera, watts: 13.5, portWatts: 30, mbps: 9 } as const;
const large = { ...recorder, channels: 16, ports: 16, watts: 200, mbps: 256, bays: 2, maxTerabytes: 20 };
const poeSwitch = { kind: 'switch', ports: 8, watts: 120, portWatts: 30 } as const;
const more = [
  card(6, { supply: large }),
  card(3, { supply: disk }),
  card(7, { supply: poeSwitch }),
  card(8, { supply: { ...disk, terabytes: 8 } }),
];
const with16 = (one: ReturnType<typeof held>) => ({
  ...one,
  companions: { ...one.companions, fits: more },
});

it.each([
  [
    '4 cameras and 3 of a higher class',
    [held(1, camera, 4), held(9, fisheye, 3)],
    [
      [6, 1],
      [3, 2],
      [7, 1],
    ],
  ],
  [
    '12 cameras and one disk of two',
    [held(1, camera, 12), held(3, disk)],
    [
      [6, 1],
      [3, 1],
    ],
  ],
  ['12 cameras and both disks', [held(1, camera, 12), held(3, disk, 2)], [[6, 1]]],
  [
    '2 disks of different models',
    [held(1, camera, 12), held(3, disk), held(8, { ...disk, terabytes: 8 })],
    undefined,
  ],
  [
    'a switch of the two',
    [held(9, fisheye, 9), held(7, poeSwitch)],
    [
      [6, 1],
      [8, 2],
      [7, 1],
    ],
  ],
  ['a switch of too low a class', [held(9, fisheye), held(10, { ...poeSwitch, portWatts: 15.4 })], undefined],
  ['more recorders than one', [held(1, camera, 12), held(6, large, 2)], undefined],
])('of %s only what is missing is listed, and nothing where that cannot be said', (_what, cart, lines) => {
  expect(ids(cartNeeds(cart.map(with16)))).toEqual(lines);
});

it('of different cameras only what all are stated to work with is listed', () => {
  const other = {
    ...held(9, camera),
    companions: { ...companions(camera), fits: [card(3, { supply: disk })] },
  };
  expect(cartNeeds([held(1, camera), other]).video).toBeUndefined();
});

it('without a camera, and for more than a recorder holds, nothing is reckoned', () => {
  expect(cartNeeds([held(3, disk)]).video).toBeUndefined();
  expect(cartNeeds([held(1, camera, 9)]).video).toBeUndefined();
  expect(cartNeeds([])).toEqual({ fits: [] });
});
