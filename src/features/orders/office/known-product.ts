import { eurosToCents, type Cents } from '#shared/money.ts';

/** What a form of the office knows of a product that it may sell; cents without VAT. */
export type KnownProduct = {
  id: number;
  name: string;
  sku: string;
  priceCents: Cents;
  installationPriceCents: Cents | null;
  /** What a piece is bought at; absent if that is not known. */
  purchaseCents?: Cents | undefined;
  /** The pieces left; absent if they are not counted. */
  left?: number | undefined;
  /** What a piece was sold at, of a line that an order has already. */
  soldAtCents?: Cents;
};

/** A product as the list of the catalogue gives it. */
export const knownFrom = (row: {
  id: number;
  name: string;
  sku: string;
  price: number;
  installationAvailable: boolean;
  installationPrice?: number | undefined;
  purchasePrice?: number | undefined;
  stockQuantity?: number | undefined;
}): KnownProduct => ({
  id: row.id,
  name: row.name,
  sku: row.sku,
  priceCents: eurosToCents(row.price),
  installationPriceCents:
    row.installationAvailable && row.installationPrice !== undefined
      ? eurosToCents(row.installationPrice)
      : null,
  purchaseCents: row.purchasePrice === undefined ? undefined : eurosToCents(row.purchasePrice),
  left: row.stockQuantity,
});

/** Products by their ids, and the lines that an order has already by `keptId`. */
export type Known = ReadonlyMap<number, KnownProduct>;
