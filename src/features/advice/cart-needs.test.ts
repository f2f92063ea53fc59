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

it('without a camera, and for more than a recorder holds, nothing is reckoned', () => {
  expect(cartNeeds([held(3, disk)]).video).toBeUndefined();
  expect(cartNeeds([held(1, camera, 9)]).video).toBeUndefined();
  expect(cartNeeds([])).toEqual({ fits: [] });
});
