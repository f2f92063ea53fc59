import { useState } from 'react';
import { plural } from '#shared/greek.ts';
import { Badge } from '#ui/components/Badge.tsx';
import { Button } from '#ui/components/Button.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import type { ImportPreview as Preview } from '../../import-contract.ts';

/** The number of lines shown at first; a click shows more. */
const linesAtOnce = 100;

export function ImportPreview({ preview }: { preview: Preview }) {
  const { added, changed, unchanged, lines, errors } = preview;
  return (
    <div className="mt-5 grid gap-4">
      {errors.length > 0 ? (
        <Notice tone="critical">
          <b>{plural(errors.length, 'σφάλμα', 'σφάλματα')}.</b> Διορθώστε το αρχείο και επιλέξτε το ξανά.
          Τίποτα δεν άλλαξε.
        </Notice>
      ) : (
        <p role="status" className="num text-base">
          {plural(added, 'νέο προϊόν', 'νέα προϊόντα')}, {plural(changed, 'αλλαγή', 'αλλαγές')}, {unchanged}{' '}
          χωρίς αλλαγή.
        </p>
      )}
      {errors.length > 0 && <ErrorTable errors={errors} />}
      {lines.length > 0 && <ChangeTable lines={lines} />}
    </div>
  );
}

function useMore(count: number) {
  const [limit, setLimit] = useState(linesAtOnce);
  const more = limit < count && (
    <Button variant="outline" size="xs" className="m-3" onClick={() => setLimit(limit + 10 * linesAtOnce)}>
      Περισσότερες γραμμές ({count - limit})
    </Button>
  );
  return { limit, more };
}

function ErrorTable({ errors }: { errors: Preview['errors'] }) {
  const { limit, more } = useMore(errors.length);
  return (
    <div>
      <DataTable
        caption="Σφάλματα"
        className="max-h-[36dvh] overflow-y-auto"
        columns={[
          { title: 'Γραμμή', className: 'num', cell: ({ line }) => line },
          { title: 'Στήλη', cell: ({ column }) => column ?? '–' },
          { title: 'Τι να διορθώσετε', cell: ({ error }) => error },
        ]}
        rows={errors.slice(0, limit)}
        keyOf={({ line, column, error }) => `${line} ${column} ${error}`}
      />
      {more}
    </div>
  );
}

/** The columns shown of a new product, by their heads. */
const shownOfNew = new Set(['Κατηγορία', 'Τιμή', 'Απόθεμα']);

function ChangeTable({ lines }: { lines: Preview['lines'] }) {
  const { limit, more } = useMore(lines.length);
  return (
    <div>
      <DataTable
        caption="Αλλαγές"
        className="max-h-[40dvh] overflow-y-auto"
        columns={[
          { title: 'Γραμμή', className: 'num', cell: ({ line }) => line },
          {
            title: 'Προϊόν',
            namesRow: true,
            cell: ({ name, sku }) => (
              <>
                {name}
                <span className="code block text-xs font-normal text-text-3">{sku}</span>
              </>
            ),
          },
          { title: 'Τι αλλάζει', cell: (line) => <Changes line={line} /> },
        ]}
        rows={lines.slice(0, limit)}
        keyOf={({ line }) => line}
      />
      {more}
    </div>
  );
}

function Changes({ line: { isNew, changes } }: { line: Preview['lines'][number] }) {
  return isNew ? (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone="ok">Νέο</Badge>
      {changes
        .filter(({ label }) => shownOfNew.has(label))
        .map(({ label, after }) => (
          <span key={label}>
            {label}: {after}
          </span>
        ))}
    </span>
  ) : (
    <ul className="grid gap-0.5 text-sm">
      {changes.map(({ label, before = '', after }) => (
        <li key={label} className="break-words whitespace-pre-line">
          {label}: <del className="text-text-3">{before || 'κενό'}</del>{' '}
          <ins className="no-underline">{after || 'κενό'}</ins>
        </li>
      ))}
    </ul>
  );
}
