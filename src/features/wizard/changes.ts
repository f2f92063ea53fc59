import type { AdvisedLine, PresentedBundle } from './advice-contract.ts';
import { dueOf } from './request-text.ts';

type ChangedLine = Pick<AdvisedLine, 'productId' | 'name'> & { quantity: number };

/** What another answer changes in a system. */
export type AdviceChanges = {
  added: ChangedLine[];
  removed: ChangedLine[];
  /** The difference of what is due with VAT in euro; absent for viewers who see no prices. */
  gross?: number;
  risk: number;
  hours: number;
};

const quantities = ({ lines }: PresentedBundle): Map<number, ChangedLine> => {
  const found = new Map<number, ChangedLine>();
  for (const { productId, name, quantity } of lines) {
    found.set(productId, { productId, name, quantity: quantity + (found.get(productId)?.quantity ?? 0) });
  }
  return found;
};

/** The lines that `longer` has more of than `shorter`. */
const more = (longer: PresentedBundle, shorter: PresentedBundle): ChangedLine[] => {
  const known = quantities(shorter);
  return [...quantities(longer).values()]
    .map((line) => ({ ...line, quantity: line.quantity - (known.get(line.productId)?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
};

const hundredths = (amount: number) => Math.round(amount * 100) / 100 + 0;

/** Compares a system with the one before an answer changed: pieces added and taken away, total, risk, hours. */
export function changesBetween(before: PresentedBundle, after: PresentedBundle): AdviceChanges {
  const [due, dueBefore] = [dueOf(after), dueOf(before)];
  return {
    added: more(after, before),
    removed: more(before, after),
    ...(due && dueBefore && { gross: hundredths(due.gross - dueBefore.gross) }),
    risk: hundredths(after.riskAfter - before.riskAfter),
    hours: hundredths(after.hours - before.hours),
  };
}
