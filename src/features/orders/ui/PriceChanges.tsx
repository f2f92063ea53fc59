import { amountOf, bothPrices, type Cents } from '../../../shared/money.ts';
import { useReadsGross } from '../../../ui/page/session.ts';
import { Notice } from '../../../ui/pieces/Notice.tsx';
import type { PriceChange } from '../price-changes.ts';

/** The lines whose price has changed since the customer last reviewed the order. */
export function PriceChanges({ changes }: { changes: readonly PriceChange[] }) {
  const readsGross = useReadsGross();
  const read = (cents: Cents) => bothPrices(amountOf(cents), readsGross)[0];
  return (
    <Notice tone="medium">
      <p className="font-semibold">Όσο ολοκληρώνατε την παραγγελία, άλλαξαν τιμές:</p>
      <ul className="mt-1">
        {changes.map(({ name, before, after }) => (
          <li key={name}>
            {name}: <span className="num">{read(before).text}</span> →{' '}
            <span className="num font-semibold">
              {read(after).text} {read(after).mark}
            </span>{' '}
            το τεμάχιο
          </li>
        ))}
      </ul>
      <p className="mt-1">Ελέγξτε το νέο σύνολο και επιβεβαιώστε ξανά την παραγγελία.</p>
    </Notice>
  );
}
