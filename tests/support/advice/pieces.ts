import type { Bundle } from '#features/advice/types.ts';

/** Pieces of every rule in a system, those in kits included. */
export function piecesByRule({ lines }: Bundle): Map<string, number> {
  const pieces = new Map<string, number>();
  const add = (ruleId: string, quantity: number) => pieces.set(ruleId, quantity + (pieces.get(ruleId) ?? 0));
  for (const { ruleId, quantity, covers } of lines) {
    if (!covers) add(ruleId, quantity);
    for (const covered of covers ?? []) add(covered.ruleId, covered.quantity);
  }
  return pieces;
}
