import { bothPrices, type Amount } from '#shared/money.ts';
import { useReadsGross } from '../page/session.ts';
import { cx } from '../style/cx.ts';

interface Props {
  amount: Amount;
  /** Overrides which price comes first: an order uses its buyer's order of prices, not the viewer's. */
  grossFirst?: boolean | undefined;
  /** The style of the first price. */
  className?: string;
}

/** A price without VAT and with it, both labelled; the one that the viewer reads first is larger. */
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
