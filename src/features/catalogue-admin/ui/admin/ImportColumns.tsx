import { plural } from '#shared/greek.ts';
import { DataTable } from '#ui/components/DataTable.tsx';
import { Select } from '#ui/form/Select.tsx';
import type { ChosenImport, ImportPreview } from '../../import-contract.ts';
import { productColumns } from '../../product-csv.ts';

interface Props {
  preview: ImportPreview;
  disabled: boolean;
  onChange: (choices: ChosenImport) => void;
}

/** Which field of a product each column of the file is: as it was guessed, or remembered, or chosen here. */
export function ImportColumns({ preview: { columns }, disabled, onChange }: Props) {
  const read = columns.filter(({ field }) => field !== '').length;
  const fields = columns.map(({ field }) => field);
  const left = columns.length - read;
  return (
    <details open={!fields.includes('sku') || !fields.includes('name')} className="border-y border-line">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 text-base font-medium">
        Στήλες: {plural(read, 'διαβάζεται', 'διαβάζονται')}
        {left > 0 && `, ${plural(left, 'δεν διαβάζεται', 'δεν διαβάζονται')}`}
        <span className="text-sm font-normal text-primary-text underline">Έλεγχος και αλλαγή</span>
      </summary>
      <DataTable
        caption="Στήλες του αρχείου"
        className="mb-4 max-h-[40dvh] overflow-y-auto"
        columns={[
          {
            title: 'Στο αρχείο',
            namesRow: true,
            cell: ({ head, sample }) => (
              <>
                {head || 'Χωρίς επικεφαλίδα'}
                <span className="block text-xs font-normal wrap-anywhere text-text-3">
                  {sample || 'κενή'}
                </span>
              </>
            ),
          },
          {
            title: 'Διαβάζεται ως',
            cell: ({ head, field }, at) => (
              <Select
                size="sm"
                aria-label={`Η στήλη ${head} διαβάζεται ως`}
                value={field}
                disabled={disabled}
                onChange={({ target }) => onChange({ columns: fields.with(at, target.value) })}
              >
                <option value="">Δεν διαβάζεται</option>
                {productColumns.map((column) => (
                  <option key={column.field} value={column.field}>
                    {column.head}
                  </option>
                ))}
              </Select>
            ),
          },
        ]}
        rows={columns.map((column, at) => ({ ...column, at }))}
        keyOf={({ at }) => at}
      />
    </details>
  );
}
