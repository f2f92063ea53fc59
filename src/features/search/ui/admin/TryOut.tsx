import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { Field } from '#ui/form/Field.tsx';
import { FieldContext } from '#ui/form/field-context.ts';
import { Input } from '#ui/form/Input.tsx';
import { useApi } from '#ui/page/api.ts';
import { useDebounced } from '#ui/page/use-debounced.ts';
import type { SearchResult } from '../../contract.ts';
import { Marked } from '../Marked.tsx';

interface Props {
  /** The synonym as it stands in the form; while it is incomplete, the search is tried without it. */
  draft: { id: number | undefined; word: string; meaning: string };
  suggested: string;
}

const pauseMs = 300;
const shown = 6;

/** Shows what a query would find with the synonym, before it is saved. */
export function TryOut({ draft, suggested }: Props) {
  const [text, setText] = useState<string>();
  const typed = (text ?? (suggested || draft.word)).trim();
  const isWhole = draft.word.trim() !== '' && draft.meaning.trim() !== '';
  const asked = useDebounced(JSON.stringify({ query: typed, draft: isWhole ? draft : undefined }), pauseMs);
  const input: { query: string; draft?: typeof draft } = JSON.parse(asked);
  const { data, isError } = useQuery({
    ...useApi().search.trySearch.queryOptions({ input: input.query === '' ? skipToken : input }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label="Δοκιμή" className="grid content-start gap-3 md:border-l md:border-line md:pl-8">
      {/* Not a field of the form around it. */}
      <FieldContext value={{}}>
        <Field label="Δοκιμάστε μια αναζήτηση" hint="Με το συνώνυμο όπως είναι τώρα, πριν αποθηκευτεί.">
          <Input
            size="sm"
            maxLength={100}
            value={text ?? (suggested || draft.word)}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Field>
      </FieldContext>
      <div className="min-h-56">
        {isError && (
          <p role="alert" className="text-base text-critical-text">
            Η δοκιμή δεν ολοκληρώθηκε.
          </p>
        )}
        {!isError && data && input.query !== '' && <Found result={data} />}
      </div>
    </section>
  );
}

function Found({ result: { products, total, isNearest, understood, words } }: { result: SearchResult }) {
  return (
    <>
      <p role="status" className="text-base font-medium">
        {isNearest || total === 0 ? 'Κανένα αποτέλεσμα' : plural(total, 'προϊόν', 'προϊόντα')}
        {understood.length > 0 && (
          <span className="font-normal text-text-2">
            {' '}
            · κατανόησε: {understood.map(({ label }) => label).join(', ')}
          </span>
        )}
      </p>
      {!isNearest && (
        <ol className="mt-2 divide-y divide-line text-base">
          {products.slice(0, shown).map(({ id, name, sku }) => (
            <li key={id} className="py-1.5">
              <Marked text={name} words={words} /> <span className="code text-text-3">{sku}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
