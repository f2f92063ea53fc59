import { useLocation } from '@tanstack/react-router';
import { LockKeyhole } from 'lucide-react';
import { withNextPath } from '#shared/next-path.ts';
import { amountOf, eurosToCents } from '#shared/money.ts';
import { useViewer } from '#ui/page/session.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { Badge } from '#ui/components/Badge.tsx';
import { Price } from '#ui/components/Price.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { ProductTile } from '#features/catalogue/ui/ProductTile.tsx';
import { cx } from '#ui/style/cx.ts';
import type { AdvisedLine } from '../advice-contract.ts';

interface Props {
  lines: readonly AdvisedLine[];
  isRecommended: boolean;
}

/** The products of a system, each with the reason why it is there. */
export function AdvisedLines({ lines, isRecommended }: Props) {
  return (
    <ul className="border-b border-line">
      {lines.map((line, index) => (
        <li
          key={`${line.productId} ${line.ruleId}`}
          className={cx(
            'border-t border-line py-4 print:py-2.5',
            // A kit is longer than what is left of many a page.
            line.covers.length === 0 && 'break-inside-avoid',
          )}
        >
          <Line line={line} isFirst={isRecommended && index === 0} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line, isFirst }: { line: AdvisedLine; isFirst: boolean }) {
  const { productId, name, categoryId, categoryName, image, quantity, reason, covers } = line;
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] print:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <ProductTile
        image={image}
        alt=""
        categoryId={categoryId}
        sizes="104px"
        className="row-span-2 self-start"
      />
      <div className="min-w-0">
        <p className="flex flex-wrap gap-2 print:hidden">
          {isFirst && <Badge tone="ink">Προτείνεται</Badge>}
          <Badge tone="line">{categoryName}</Badge>
        </p>
        <h3 className="mt-1.5 text-lg leading-snug print:mt-0 print:text-base font-semibold tracking-head">
          <span className="num">{quantity} × </span>
          <Anchor href={`/products/${productId}`} className="hover:underline">
            {name}
          </Anchor>
        </h3>
        <p className="mt-1 max-w-[64ch] text-base text-text-2 print:text-sm">{reason}</p>
        {covers.length > 0 && (
          <ul className="mt-1.5 grid max-w-[64ch] gap-1 border-l-2 border-line pl-3 text-base text-text-2 print:text-sm">
            {covers.map((part) => (
              <li key={part.reason}>{part.reason}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="text-base sm:text-right">
        <LinePrice line={line} />
      </div>
    </div>
  );
}

function LinePrice({ line: { price, installationPrice, quantity } }: { line: AdvisedLine }) {
  const { customer } = useViewer();
  const here = useLocation({ select: ({ href }) => href });
  if (price === undefined) {
    return customer ? (
      <span className="text-text-3">Τιμή μετά την έγκριση</span>
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
  const pieces = amountOf(eurosToCents(price) * quantity);
  return (
    <>
      <Price amount={pieces} className="text-lg print:text-base" />
      {installationPrice !== undefined && (
        <div className="mt-1.5">
          <span className="block text-xs text-text-3">και εγκατάσταση</span>
          <Price amount={amountOf(eurosToCents(installationPrice) * quantity)} />
        </div>
      )}
    </>
  );
}
