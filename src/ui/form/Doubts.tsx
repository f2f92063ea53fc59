import { euroText } from '#shared/money.ts';
import { farFrom, isNamedTwice } from '#shared/doubts.ts';
import { parseDecimal } from '#shared/parse-decimal.ts';
import { Notice } from '../components/Notice.tsx';

interface Props {
  name: string;
  price: string;
  /** The names of the others, and the price of the dearest of them in euro. */
  names: readonly string[];
  dearest: number | undefined;
  /** Its stored price in euro. */
  before: number | undefined;
  /** «Υπάρχει ήδη προϊόν με αυτό το όνομα.» */
  sameName: string;
}

/** Asks about what may be a slip: a name that another has, a price far from all others. It keeps nobody from saving. */
export function Doubts({ name, price, names, dearest, before, sameName }: Props) {
  const amount = parseDecimal(price) ?? 0;
  const far = farFrom(amount, { before, dearest });
  const known = far === 'before' ? before : dearest;
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {isNamedTwice(name, names) && <Notice tone="medium">{sameName}</Notice>}
      {far && known !== undefined && (
        <Notice tone="medium">
          Είναι σωστή η τιμή {euroText(amount)};{' '}
          {far === 'before' ? 'Μέχρι τώρα ήταν' : 'Η μεγαλύτερη άλλη είναι'} {euroText(known)}.
        </Notice>
      )}
    </div>
  );
}
