import { plural } from '#shared/greek.ts';
import type { Search } from '../search-address.ts';
import type { useSearchResults } from './use-search.ts';

interface Props {
  search: Search;
  answer: ReturnType<typeof useSearchResults>;
  onCorrect: (query: string) => void;
}

function summary({ q }: Search, { data, isError, isPlaceholderData }: Props['answer']): string {
  if (isError || !data || isPlaceholderData) return '\u00A0';
  const found = data.isNearest ? 0 : data.total;
  const count = found === 0 ? 'Κανένα προϊόν' : plural(found, 'προϊόν', 'προϊόντα');
  return q === undefined ? count : `${count} για «${q}»`;
}

/** How many products were found, announced politely, and the correction of a query that looks misspelt. */
export function ResultLine({ search, answer, onCorrect }: Props) {
  const { correction } = answer.data ?? {};
  return (
    <div className="min-w-0">
      <p role="status" className="text-base font-medium">
        {summary(search, answer)}
      </p>
      {correction !== undefined && (
        <p className="text-base text-text-2">
          Μήπως εννοείτε{' '}
          <button
            type="button"
            onClick={() => onCorrect(correction)}
            className="text-primary-text underline decoration-1 underline-offset-3 hover:decoration-2"
          >
            «{correction}»
          </button>
          ;
        </p>
      )}
    </div>
  );
}
