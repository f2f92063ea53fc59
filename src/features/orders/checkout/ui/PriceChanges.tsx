import { amountOf, bothPrices, formatEuro, type Cents } from '#shared/money.ts';
import { useReadsGross } from '#ui/page/session.ts';
import { Notice } from '#ui/components/Notice.tsx';
import { differenceText, type OfferChange } from '../price-changes.ts';

/** The lines whose price has changed since the customer last reviewed the order, and what the total was, is and differs by. */
export function PriceChanges({ change: { lines, before: was, after: is } }: { change: OfferChange }) {
  const readsGross = useReadsGross();
  const read = (cents: Cents) => bothPrices(amountOf(cents), readsGross)[0];
  return (
    <Notice tone="medium">
      <p className="font-semibold">Όσο ολοκληρώνατε την παραγγελία, άλλαξαν τιμές:</p>
      <ul className="mt-1">
        {lines.map(({ name, before, after }) => (
          <li key={name}>
            {name}: <span className="num">{read(before).text}</span> →{' '}
            <span className="num font-semibold">
              {read(after).text} {read(after).mark}
            </span>{' '}
            το τεμάχιο
          </li>
        ))}
      </ul>
      {is !== was && (
        <p className="mt-1 border-t border-line pt-1">
          Σύνολο: <span className="num">{formatEuro(was)}</span> →{' '}
          <span className="num font-semibold">{formatEuro(is)} με&nbsp;ΦΠΑ</span>,{' '}
          <span className="num">{differenceText(was, is)}</span>
        </p>
      )}
      <p className="mt-1">Ελέγξτε το νέο σύνολο και επιβεβαιώστε ξανά την παραγγελία.</p>
    </Notice>
  );
}
