import type { ReactNode } from 'react';
import { bothPrices, formatEuro, type Amount } from '#shared/money.ts';
import { useReadsGross } from '../page/session.ts';
import { cx } from '../style/cx.ts';
import { Price } from './Price.tsx';

interface Props {
  amount: Amount;
  grossFirst?: boolean | undefined;
}

/** The amounts of a sum in two columns, or below each other where large text leaves a container no room for both. */
export function AmountList({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <dl className={cx('grid grid-cols-[auto_1fr] content-start gap-y-2 @max-[13rem]:grid-cols-1', className)}>
      {children}
    </dl>
  );
}

/** One amount of a sum; a row of an AmountList. */
export function AmountRow({ label, ...amount }: Props & { label: string }) {
  return (
    <>
      <dt className="pr-4 text-text-2">{label}</dt>
      <dd className="text-right">
        <Price {...amount} />
      </dd>
    </>
  );
}

/** The total without VAT and with it, and the VAT; the last rows of an AmountList. */
export function TotalRows({ amount, grossFirst }: Props) {
  const readsGross = useReadsGross();
  const first = grossFirst ?? readsGross;
  const [large, other] = bothPrices(amount, first);
  const line = 'mt-1.5 border-t border-line-strong pt-3.5 font-semibold';
  return (
    <>
      <dt className={cx(line, 'pr-4 text-lg')}>
        Σύνολο <span className="text-nowrap">{first ? 'με ΦΠΑ' : 'χωρίς ΦΠΑ'}</span>
      </dt>
      <dd
        className={cx(line, 'num text-right text-xl @max-[13rem]:m-0 @max-[13rem]:border-0 @max-[13rem]:p-0')}
      >
        {large.text}
      </dd>
      {first && <OtherRow label="Σύνολο χωρίς ΦΠΑ" text={other.text} />}
      <OtherRow label={`ΦΠΑ ${amount.rate}%`} text={formatEuro(amount.gross - amount.net)} />
      {!first && <OtherRow label="Πληρωτέο με ΦΠΑ" text={other.text} className="font-semibold" />}
    </>
  );
}

function OtherRow({ label, text, className }: { label: string; text: string; className?: string }) {
  return (
    <>
      <dt className={cx('pr-4 text-base text-text-2', className)}>{label}</dt>
      <dd className={cx('num text-right text-base', className)}>{text}</dd>
    </>
  );
}
