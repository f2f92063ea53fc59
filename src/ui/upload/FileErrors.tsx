import { plural } from '#shared/greek.ts';
import { DataTable } from '../components/DataTable.tsx';
import { Notice } from '../components/Notice.tsx';
import { useMore } from './use-more.tsx';

/** The errors of a file by line and column. */
export function FileErrors({
  errors,
}: {
  errors: readonly { line: number; column?: string | undefined; error: string }[];
}) {
  const { limit, more } = useMore(errors.length);
  return (
    <>
      <Notice tone="critical">
        <b>{plural(errors.length, 'σφάλμα', 'σφάλματα')}.</b> Ορίστε παραπάνω ό,τι λείπει, ή διορθώστε το
        αρχείο και επιλέξτε το ξανά. Τίποτα δεν άλλαξε.
      </Notice>
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
    </>
  );
}
