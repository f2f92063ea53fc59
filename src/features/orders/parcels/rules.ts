import type { Courier } from '../contract.ts';

/** Pieces of one line of an order, by its position. */
export type ParcelPieces = { line: number; quantity: number };

export type StoredParcel = {
  id: string;
  pieces: ParcelPieces[];
  /** Of the last parcel of a sent order null: its number is the order's. */
  tracking: string | null;
  courier: Courier | null;
  /** An instant as text. */
  sentAt: string;
};

type Line = { sku: string; name: string; quantity: number; returnedQuantity?: number };
type Parcelled = { lines: readonly Line[]; parcels?: readonly StoredParcel[] | null };

/**
 * The pieces that are in no parcel yet. What came back while they wait is of these first; labour and free lines travel in no
 * parcel.
 */
export function waitingOf({ lines, parcels }: Parcelled): ParcelPieces[] {
  const gone = (parcels ?? []).flatMap(({ pieces }) => pieces);
  return lines.flatMap(({ sku, quantity, returnedQuantity = 0 }, line) => {
    const sent = gone.filter((one) => one.line === line).reduce((sum, one) => sum + one.quantity, 0);
    const left = quantity - returnedQuantity - sent;
    return sku !== '' && left > 0 ? [{ line, quantity: left }] : [];
  });
}

const quantityOf = (pieces: readonly ParcelPieces[], line: number) =>
  pieces.filter((one) => one.line === line).reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether a parcel holds no more than what waits. */
export const fits = (pieces: readonly ParcelPieces[], waiting: readonly ParcelPieces[]): boolean =>
  pieces.every(({ line }) => quantityOf(pieces, line) <= quantityOf(waiting, line));

/** Whether a parcel holds all that waits, and nothing else. */
export const isLast = (pieces: readonly ParcelPieces[], waiting: readonly ParcelPieces[]): boolean =>
  fits(pieces, waiting) && waiting.every(({ line, quantity }) => quantityOf(pieces, line) === quantity);

/** The id of the last parcel; null if there is none. */
export const lastParcel = ({ parcels }: Pick<Parcelled, 'parcels'>): string | null =>
  parcels?.at(-1)?.id ?? null;

/** The pieces of the parcels after one; after null, of all. */
export function piecesAfter({ parcels }: Pick<Parcelled, 'parcels'>, id: string | null): ParcelPieces[] {
  const all = parcels ?? [];
  return all.slice(all.findIndex((parcel) => parcel.id === id) + 1).flatMap(({ pieces }) => pieces);
}

/** The lines of an order with these pieces only. */
export const linesOf = <L extends Line>(lines: readonly L[], pieces: readonly ParcelPieces[]): L[] =>
  lines.flatMap((line, position) => {
    const quantity = quantityOf(pieces, position);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });

/** Pieces in words, such as «2 × Κάμερα, 1 × Καταγραφικό». */
export const piecesText = (lines: readonly { name: string }[], pieces: readonly ParcelPieces[]): string =>
  pieces.map(({ line, quantity }) => `${quantity} × ${lines[line]?.name ?? ''}`).join(', ');
