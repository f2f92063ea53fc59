import { useLocation } from '@tanstack/react-router';
import { ChevronDown, LockKeyhole } from 'lucide-react';
import { useId, useState } from 'react';
import { withNextPath } from '#shared/next-path.ts';
import { amountOf, eurosToCents } from '#shared/money.ts';
import { useViewer } from '#ui/page/session.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { Price } from '#ui/components/Price.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { ProductTile } from '#features/catalogue/ui/ProductTile.tsx';
import { whyNoPrices } from '#features/catalogue/why-no-prices.ts';
import { cx } from '#ui/style/cx.ts';
import type { AdvisedLine } from '../advice-contract.ts';
import { useFirstOnPhone } from '#ui/components/use-first-on-phone.tsx';

interface Props {
  lines: readonly AdvisedLine[];
  /** Of VAT, in percent. */
  rate: number;
  isRecommended: boolean;
}

/** The products of a system, each with the reason why it is there. */
export function AdvisedLines({ lines, rate, isRecommended }: Props) {
  const { classOf, more } = useFirstOnPhone(lines.length, 3, 'προϊόντα');
  return (
    <>
      {lines.some(({ price }) => price === undefined) && (
        <p className="mb-2 text-base sm:hidden">
          <HiddenPrice />
        </p>
      )}
      <ul className="border-b border-line">
        {lines.map((line, index) => (
          <li
            key={`${line.productId} ${line.ruleId}`}
            className={cx(
              'border-t border-line py-2.5 sm:py-4 print:py-2.5',
              classOf(index),
              'print:list-item',
              // A kit is longer than what is left of many a page.
              line.covers.length === 0 && 'break-inside-avoid',
            )}
          >
            <Line line={line} rate={rate} isFirst={isRecommended && index === 0} />
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

function Line({ line, rate, isFirst }: { line: AdvisedLine; rate: number; isFirst: boolean }) {
  const { productId, name, categoryId, categoryName, image, quantity, reason, covers } = line;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-3 sm:gap-x-4 sm:gap-y-2 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] print:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <ProductTile
        image={image}
        alt=""
        categoryId={categoryId}
        sizes="104px"
        className="row-span-2 self-start"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap gap-2 max-sm:hidden print:hidden">
          {isFirst && <Badge tone="ink">Προτείνεται</Badge>}
          <Badge tone="line">{categoryName}</Badge>
        </p>
        <h3 className="text-base leading-snug sm:mt-1.5 sm:text-lg print:mt-0 print:text-base font-semibold tracking-head">
          <span className="num">{quantity} × </span>
          <Anchor href={`/products/${productId}`} className="hover:underline">
            {name}
          </Anchor>
        </h3>
        <div id={id} className={cx(!isOpen && 'max-sm:hidden', 'print:block')}>
          <p className="mt-1 max-w-[64ch] text-base text-text-2 print:text-sm">{reason}</p>
          {covers.length > 0 && (
            <ul className="mt-1.5 grid max-w-[64ch] gap-1 border-l-2 border-line pl-3 text-base text-text-2 print:text-sm">
              {covers.map((part) => (
                <li key={part.reason}>{part.reason}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="col-start-3 row-start-1 inline-flex min-h-11 items-center gap-1 self-start text-base text-primary-text sm:hidden print:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        Γιατί;
        <span className="sr-only">{name}</span>
        <ChevronDown className={cx('icon-sm transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div className="col-span-2 col-start-2 text-base sm:col-span-1 sm:col-start-3 sm:row-start-1 sm:text-right print:col-span-1 print:col-start-3 print:row-start-1">
        <LinePrice line={line} rate={rate} />
      </div>
    </div>
  );
}

/** Who may not see prices learns how he may; on a phone once for all lines. */
function HiddenPrice() {
  const { customer } = useViewer();
  const here = useLocation({ select: ({ href }) => href });
  return customer ? (
    <span className="text-text-3">{whyNoPrices(customer)}</span>
  ) : (
    <TextLink
      href={withNextPath('/login', here)}
      className="inline-flex items-center gap-1.5 whitespace-nowrap print:hidden"
    >
      <LockKeyhole className="icon-sm" />
      Τιμή με σύνδεση
    </TextLink>
  );
}

function LinePrice({
  line: { price, installationPrice, quantity },
  rate,
}: {
  line: AdvisedLine;
  rate: number;
}) {
  if (price === undefined)
    return (
      <span className="max-sm:hidden">
        <HiddenPrice />
      </span>
    );
  const pieces = amountOf(eurosToCents(price) * quantity, rate);
  return (
    <div className="flex flex-wrap items-end gap-x-4 sm:block">
      <div>
        <Price amount={pieces} className="text-lg print:text-base" />
      </div>
      {installationPrice !== undefined && (
        <div className="sm:mt-1.5">
          <span className="block text-xs text-text-3">και εγκατάσταση</span>
          <Price amount={amountOf(eurosToCents(installationPrice) * quantity, rate)} />
        </div>
      )}
    </div>
  );
}
