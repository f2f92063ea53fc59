import { CalendarDays, MessageSquareText, Package } from 'lucide-react';
import { cx } from '#ui/style/cx.ts';
import type { Trigger } from '../../triggers.ts';
import type { Suggestion } from './use-suggestions.ts';

interface Props {
  id: string;
  kind: Trigger['kind'];
  suggestions: readonly Suggestion[];
  chosen: number;
  isPending: boolean;
  isError: boolean;
  onPoint: (index: number) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/** Canned replies or links to choose from, above the field in which they were asked for. */
export function SuggestionList({
  id,
  kind,
  suggestions,
  chosen,
  isPending,
  isError,
  onPoint,
  onChoose,
}: Props) {
  return (
    <div className="absolute inset-x-3 bottom-full z-2 mb-1.5 max-h-72 overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-pop">
      <div
        id={id}
        role="listbox"
        aria-label={kind === 'canned' ? 'Έτοιμες απαντήσεις' : 'Προϊόντα και ραντεβού'}
      >
        {suggestions.map((one, index) => (
          <div
            key={one.id}
            id={`${id}-${index}`}
            role="option"
            // The field's own keys choose.
            tabIndex={-1}
            aria-selected={index === chosen}
            // Keeps the focus, and the cursor, in the field.
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => onPoint(index)}
            onClick={() => onChoose(one)}
            onKeyDown={(event) => event.key === 'Enter' && onChoose(one)}
            className={cx(
              'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-xs px-2.5 py-1.5 pointer-coarse:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:stroke-[1.75] [&>svg]:text-text-3',
              index === chosen && 'bg-surface-hover',
            )}
          >
            {one.kind === 'canned' && <MessageSquareText />}
            {one.kind === 'link' && (one.link.kind === 'product' ? <Package /> : <CalendarDays />)}
            <span className="grid min-w-0">
              <span className="truncate text-base font-medium">{one.label}</span>
              {one.detail !== undefined && <span className="truncate text-sm text-text-3">{one.detail}</span>}
            </span>
          </div>
        ))}
      </div>
      <p role="status" className="px-2.5 py-1.5 text-sm text-text-2 empty:hidden">
        {suggestions.length === 0 &&
          (isPending
            ? 'Αναζήτηση…'
            : isError
              ? 'Η αναζήτηση δεν έγινε. Δοκιμάστε ξανά.'
              : kind === 'canned'
                ? 'Καμία έτοιμη απάντηση με αυτή τη συντόμευση'
                : 'Δεν βρέθηκε προϊόν ή ραντεβού')}
      </p>
    </div>
  );
}
