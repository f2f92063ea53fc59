// What the products of a cart still need to work together.
import type { Companion, Companions, ProductCard } from '#features/catalogue/contract.ts';
import { videoSet, type Parts } from './video-set.ts';

/** A product of the cart with its pieces and what is known of it. */
export type Held = { productId: number; quantity: number; companions: Companions };

export type CartNeeds = {
  /** What the recordings of the cameras need; `days` of them fit. */
  video?: { cameras: number; days: number; lines: { product: ProductCard; quantity: number }[] };
  /** What is stated to work with the products and is not in the cart. */
  fits: ProductCard[];
};

/** The days of recordings that the product page begins with, too. */
const days = 14;
const mostFits = 4;

type CameraSupply = Extract<NonNullable<Companions['own']>, { kind: 'camera' }>;

const suppliesOf = (fits: readonly Companion[]): Parts<ProductCard> =>
  fits.flatMap(({ supply, ...product }) => (supply && product.inStock ? [{ product, supply }] : []));

/**
 * The recorder, disks and switches for the cameras of a cart, those that it lacks, with what else works with its products. A
 * set with a recorder is left as its buyer chose it, but for disks where it has none.
 */
export function cartNeeds(held: readonly Held[]): CartNeeds {
  const inCart = new Set(held.map(({ productId }) => productId));
  const ofKind = (kind: string) => held.filter(({ companions }) => companions.own?.kind === kind);
  const cameras = ofKind('camera').toSorted((one, other) => other.quantity - one.quantity);
  const video = lackOf(
    cameras,
    new Set((['recorder', 'disk', 'switch'] as const).filter((kind) => ofKind(kind).length > 0)),
    ofKind('recorder')[0],
  );
  const named = new Set(video?.lines.map(({ product }) => product.id));
  const fits = new Map(
    held
      .flatMap(({ companions }) => companions.fits)
      .filter(({ id, supply, inStock }) => !supply && inStock && !inCart.has(id) && !named.has(id))
      .map((product) => [product.id, product]),
  );
  return { ...(video && { video }), fits: [...fits.values()].slice(0, mostFits) };
}

function lackOf(
  cameras: readonly Held[],
  has: ReadonlySet<'recorder' | 'disk' | 'switch'>,
  recorder: Held | undefined,
): CartNeeds['video'] {
  const [main] = cameras;
  if (!main || (has.has('recorder') && has.has('disk'))) return undefined;
  const count = cameras.reduce((sum, { quantity }) => sum + quantity, 0);
  const own = main.companions.own as CameraSupply;
  const parts = suppliesOf([...main.companions.fits, ...(recorder?.companions.fits ?? [])]).filter(
    // The recorder that was chosen is the one to be fitted out.
    ({ product, supply }) =>
      supply.kind !== 'recorder' || recorder === undefined || product.id === recorder.productId,
  );
  const set = videoSet(own, parts, { cameras: count, days });
  const wanted = [
    ...(set.recorder && !has.has('recorder') ? [{ product: set.recorder.product, quantity: 1 }] : []),
    ...(set.disks && !has.has('disk') ? [{ product: set.disks.product, quantity: set.disks.count }] : []),
    ...(set.switches && !has.has('switch')
      ? [{ product: set.switches.product, quantity: set.switches.count }]
      : []),
  ];
  return wanted.length > 0 ? { cameras: count, days, lines: wanted } : undefined;
}
