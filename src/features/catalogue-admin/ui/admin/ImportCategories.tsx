import { useQuery } from '@tanstack/react-query';
import { plural } from '#shared/greek.ts';
import { Button } from '#ui/components/Button.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { Select } from '#ui/form/Select.tsx';
import { useApi } from '#ui/page/api.ts';
import { searchCategoryLabels, type SearchCategory } from '#features/catalogue/enums.ts';
import type { ChosenImport, ImportPreview } from '../../import-contract.ts';

interface Props {
  preview: ImportPreview;
  disabled: boolean;
  onChange: (choices: ChosenImport) => void;
}

/** In the value of an option: a new category in this group. */
const newIn = 'new:';

/** The categories that the file names and the shop does not have: each becomes one of the shop's, or a new one. */
export function ImportCategories({ preview: { unknownCategories, chosen }, disabled, onChange }: Props) {
  const { data: categories = [] } = useQuery(
    useApi().catalogue.listCategories.queryOptions({ meta: { title: 'Οι κατηγορίες δεν φορτώθηκαν' } }),
  );
  const choices = chosen.categories ?? {};
  const open = unknownCategories.filter(({ name }) => !choices[name]);
  const valueOf = (name: string) => {
    const choice = choices[name];
    if (!choice) return '';
    return 'id' in choice ? choice.id : newIn + choice.group;
  };
  const choose = (name: string, value: string) => {
    const { [name]: _before, ...others } = choices;
    if (value === '') return onChange({ categories: others });
    const choice = value.startsWith(newIn)
      ? { group: value.slice(newIn.length) as SearchCategory }
      : { id: value };
    return onChange({ categories: { ...others, [name]: choice } });
  };
  return (
    <section className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-medium">
          Κατηγορίες του αρχείου που το κατάστημα δεν έχει ({unknownCategories.length})
        </h3>
        {open.length > 0 && (
          <Button
            size="xs"
            variant="outline"
            disabled={disabled}
            onClick={() =>
              onChange({
                categories: {
                  ...choices,
                  ...Object.fromEntries(open.map(({ name, group }) => [name, { group }])),
                },
              })
            }
          >
            Δημιουργία όλων ({open.length})
          </Button>
        )}
      </div>
      <DataTable
        caption="Κατηγορίες του αρχείου"
        className="max-h-[36dvh] overflow-y-auto"
        columns={[
          {
            title: 'Στο αρχείο',
            namesRow: true,
            cell: ({ name, count }) => (
              <>
                {name}
                <span className="block text-xs font-normal text-text-3">
                  {plural(count, 'προϊόν', 'προϊόντα')}
                </span>
              </>
            ),
          },
          {
            title: 'Στο κατάστημα',
            cell: ({ name, group }) => (
              <Select
                size="sm"
                aria-label={`Η κατηγορία ${name} στο κατάστημα`}
                value={valueOf(name)}
                disabled={disabled}
                onChange={({ target }) => choose(name, target.value)}
              >
                <option value="">Επιλέξτε…</option>
                <optgroup label="Νέα κατηγορία, στην ομάδα">
                  {Object.entries(searchCategoryLabels)
                    .toSorted(([one], [other]) => Number(other === group) - Number(one === group))
                    .map(([id, label]) => (
                      <option key={id} value={newIn + id}>
                        Νέα: {label}
                      </option>
                    ))}
                </optgroup>
                <optgroup label="Υπάρχουσα κατηγορία">
                  {categories.map(({ id, name: own }) => (
                    <option key={id} value={id}>
                      {own}
                    </option>
                  ))}
                </optgroup>
              </Select>
            ),
          },
        ]}
        rows={unknownCategories}
        keyOf={({ name }) => name}
      />
    </section>
  );
}
