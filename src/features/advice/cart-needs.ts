// What the products of a cart still need to work together.
import type { Companions, ProductCard } from '#features/catalogue/contract.ts';
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

/**
 * The recorder, disks and switches for the cameras of a cart, less those that it holds, with what else works
 * with its products. A set with a recorder is left as its buyer chose it, but for disks where it has none.
 */
export function cartNeeds(held: readonly Held[]): CartNeeds {
  const inCart = new Set(held.map(({ productId }) => productId));
  const video = lackOf(held, inCart);
  const named = new Set(video?.lines.map(({ product }) => product.id));
  const fits = new Map(
    held
      .flatMap(({ companions }) => companions.fits)
      .filter(({ id, supply, inStock }) => !supply && inStock && !inCart.has(id) && !named.has(id))
      .map((product) => [product.id, product]),
  );
  return { ...(video && { video }), fits: [...fits.values()].slice(0, mostFits) };
}

type Kind = NonNullable<Companions['own']>['kind'];
type OfKind = (kind: Kind) => readonly Held[];

/** What all cameras are stated to work with, or the chosen recorder; a recorder or disk of the cart is the one. */
function partsFor(cameras: readonly Held[], ofKind: OfKind, inCart: ReadonlySet<number>): Parts<ProductCard> {
  const shared = (cameras[0]?.companions.fits ?? []).filter(({ id }) =>
    cameras.every(({ companions }) => companions.fits.some((one) => one.id === id)),
  );
  return [...shared, ...ofKind('recorder').flatMap(({ companions }) => companions.fits)]
    .flatMap(({ supply, ...product }) => (supply && product.inStock ? [{ product, supply }] : []))
    .filter(
      ({ product, supply: { kind } }) =>
        kind === 'switch' || ofKind(kind).length === 0 || inCart.has(product.id),
    )
    .toSorted((one, other) => Number(inCart.has(other.product.id)) - Number(inCart.has(one.product.id)));
}

/** How many more of a part are needed; undefined if the cart holds another, which may do as well. */
function lackingOf(part: { product: ProductCard; count: number } | undefined, chosen: readonly Held[]) {
  if (!part) return null;
  if (chosen.some(({ productId }) => productId !== part.product.id)) return undefined;
  return { product: part.product, quantity: part.count - (chosen[0]?.quantity ?? 0) };
}

function lackOf(held: readonly Held[], inCart: ReadonlySet<number>): CartNeeds['video'] {
  const ofKind: OfKind = (kind) => held.filter(({ companions }) => companions.own?.kind === kind);
  const cameras = ofKind('camera').toSorted((one, other) => other.quantity - one.quantity);
  const recorders = ofKind('recorder').reduce((sum, { quantity }) => sum + quantity, 0);
  if (cameras.length === 0 || recorders > 1 || (recorders === 1 && ofKind('disk').length > 0))
    return undefined;
  const pieces = cameras.flatMap(({ quantity, companions }) =>
    Array.from({ length: quantity }, () => companions.own as CameraSupply),
  );
  const set = videoSet(pieces, partsFor(cameras, ofKind, inCart), days);
  const { recorder, disks, switches } = set;
  // Part of a set that keeps nothing, or has no power, is not what is needed.
  if (!recorder || set.wattsLimit === 0) return undefined;
  const lines = [
    lackingOf({ product: recorder.product, count: 1 }, ofKind('recorder')),
    lackingOf(disks, ofKind('disk')),
    lackingOf(switches, ofKind('switch')),
  ];
  if (lines.includes(undefined)) return undefined;
  const wanted = lines.flatMap((line) => (line && line.quantity > 0 ? [line] : []));
  return wanted.length > 0 ? { cameras: pieces.length, days, lines: wanted } : undefined;
}
