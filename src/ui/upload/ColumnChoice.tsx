import { plural } from '#shared/greek.ts';
import { DataTable } from '../components/DataTable.tsx';
import { Select } from '../form/Select.tsx';

interface Props {
  /** The columns of the file in their order; `field` is '' for one that is not read. */
  columns: readonly { head: string; field: string; sample: string }[];
  /** The names of the fields that a column can be. */
  fields: readonly (readonly [field: string, name: string])[];
  /** Whether a column that is needed was not found. */
  isOpen: boolean;
  disabled: boolean;
  onChange: (fields: string[]) => void;
}

/** Which field each column of a file is: as it was guessed, or remembered, or chosen here. */
export function ColumnChoice({ columns, fields, isOpen, disabled, onChange }: Props) {
  const chosen = columns.map(({ field }) => field);
  const left = chosen.filter((field) => field === '').length;
  return (
    <details open={isOpen} className="border-y border-line">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 text-base font-medium">
        Στήλες: {plural(columns.length - left, 'διαβάζεται', 'διαβάζονται')}
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
                onChange={({ target }) => onChange(chosen.with(at, target.value))}
              >
                <option value="">Δεν διαβάζεται</option>
                {fields.map(([one, name]) => (
                  <option key={one} value={one}>
                    {name}
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
