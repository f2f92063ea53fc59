import { History, LayoutGrid, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { amountOf, eurosToCents } from '#shared/money.ts';
import { ListOption } from '#ui/components/ListOption.tsx';
import { Price } from '#ui/components/Price.tsx';
import { cx } from '#ui/style/cx.ts';
import { Marked } from './Marked.tsx';
import type { Suggestion } from './use-suggestions.ts';

interface Props {
  id: string;
  suggestion: Suggestion;
  words: readonly string[];
  isActive: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function pictureOf({ group, picture, productId }: Suggestion): ReactNode {
  if (picture !== undefined)
    return (
      <img src={picture} alt="" width={44} height={44} className="product-picture size-full object-contain" />
    );
  if (productId !== undefined) return null;
  if (group === 'Κατηγορίες') return <LayoutGrid className="icon-sm" />;
  return group === 'Πρόσφατες αναζητήσεις' ? <History className="icon-sm" /> : <Search className="icon-sm" />;
}

/** One suggestion; the focus stays in the text field. */
export function SuggestionOption({ id, suggestion, words, isActive, onPoint, onOpen }: Props) {
  const { title, detail, price, productId } = suggestion;
  return (
    <ListOption
      id={id}
      isActive={isActive}
      onPoint={onPoint}
      onOpen={onOpen}
      className="min-h-11 gap-3.5 text-[0.9375rem] md:px-6"
    >
      <span
        className={cx(
          'grid shrink-0 place-items-center overflow-hidden text-text-3',
          productId === undefined ? 'size-5' : 'size-11 rounded-sm bg-tile',
        )}
      >
        {pictureOf(suggestion)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <Marked text={title} words={words} />
        </span>
        {detail !== undefined && <span className="block truncate text-sm text-text-3">{detail}</span>}
      </span>
      {price !== undefined && (
        <span className="text-right">
          <Price amount={amountOf(eurosToCents(price))} className="text-base" />
        </span>
      )}
    </ListOption>
  );
}
