// What the connected products of a system say of account, subscription, data and updates.
import { formatDate } from '#shared/dates.ts';
import type { ConnectedFacts } from '#features/catalogue/connected.ts';
import { connectedLines } from '#features/catalogue/connected-facts.ts';
import type { PresentedBundle } from './advice-contract.ts';

type Connected = PresentedBundle['connected'];

/** A connected product of the shop with all that it says. */
export type ConnectedProduct = { id: number; name: string; said: ConnectedFacts };

/** The products of a system that are connected, those that say the same together, those that say nothing last. */
export function connectedIn(
  lines: readonly { productId: number }[],
  products: readonly ConnectedProduct[],
): Connected {
  const ids = new Set(lines.map(({ productId }) => productId));
  const said = products
    .filter(({ id }) => ids.has(id))
    .map(({ name, said: { needsAccount, needsSubscription, dataKept, updatesUntil } }) => ({
      name,
      facts: {
        ...(needsAccount !== undefined && { needsAccount }),
        ...(needsSubscription !== undefined && { needsSubscription }),
        ...(dataKept !== undefined && { dataKept }),
        ...(updatesUntil !== undefined && { updatesUntil }),
      },
    }));
  return [...Map.groupBy(said, ({ facts }) => JSON.stringify(facts)).values()]
    .flatMap((equal) => (equal[0] ? { names: equal.map(({ name }) => name), facts: equal[0].facts } : []))
    .toSorted((one, other) => Number(isSilent(one)) - Number(isSilent(other)));
}

const isSilent = ({ facts }: Connected[number]) => Object.keys(facts).length === 0;

/** One sentence for each group: «Λογαριασμός: Όχι. …», or that nothing is known. */
export const connectedText = ({ facts }: Connected[number]): string =>
  connectedLines(facts)
    .map(([label, text]) => `${label}: ${text.replace(/\.$/, '')}.`)
    .join(' ') || 'Δεν έχει δηλωθεί τίποτα για λογαριασμό, συνδρομή, δεδομένα και ενημερώσεις: ρωτήστε μας.';

/** The account, the subscription and the first end of updates in one line, as far as they are said of every product. */
export function connectedSummary(connected: Connected): string {
  const facts = connected.map((group) => group.facts);
  const answered = (fact: 'needsAccount' | 'needsSubscription', name: string) => {
    if (facts.some((one) => one[fact])) return `με ${name}`;
    return facts.every((one) => one[fact] === false) ? `χωρίς ${name}` : '';
  };
  const days = facts.flatMap(({ updatesUntil }) => updatesUntil ?? []).toSorted();
  const parts = [
    answered('needsAccount', 'λογαριασμό'),
    answered('needsSubscription', 'συνδρομή'),
    days[0] !== undefined && days.length === facts.length ? `ενημερώσεις έως ${formatDate(days[0])}` : '',
    facts.some((one) => Object.keys(one).length === 0) ? 'για κάποια δεν έχει δηλωθεί' : '',
  ];
  const text = parts.filter(Boolean).join(', ');
  return text === '' ? 'Λογαριασμός, συνδρομή, ενημερώσεις' : text.charAt(0).toUpperCase() + text.slice(1);
}
