import { bothPrices, type Amount } from '../../shared/money.ts';
import { useReadsGross } from '../page/session.ts';
import { cx } from '../style/cx.ts';

interface Props {
  amount: Amount;
  /** Which price comes first, where that is not for whoever is looking to say: an order reads as its buyer reads it. */
  grossFirst?: boolean | undefined;
  /** How the first price looks. */
  className?: string;
}

/** What something costs, without VAT and with it, each price marked: large the one that this account reckons with. */
export function Price({ amount, grossFirst, className }: Props) {
  const readsGross = useReadsGross();
  const [first, second] = bothPrices(amount, grossFirst ?? readsGross);
  return (
    <>
      <span className={cx('num block font-semibold', className)}>
        {first.text} <small className="text-xs font-normal tracking-normal text-text-3">{first.mark}</small>
      </span>
      <span className="num block text-xs font-normal text-text-3">
        {second.text} {second.mark}
      </span>
    </>
  );
}
