import type { Product } from '#features/catalogue/contract.ts';
import { bands, wakeM } from '#features/catalogue/field-of-view.ts';
import { differs } from '../rows.ts';
import { metresText, nightText, fieldsOfView } from '../fields-of-view.ts';
import { OverlaidFieldsOfView } from './OverlaidFieldsOfView.tsx';
import { GroupRows, TableRow } from './TableRow.tsx';

interface Props {
  products: readonly Product[];
  onlyDifferences: boolean;
}

/** What the compared cameras see; nothing with fewer than two cameras. */
export function FieldOfViewRows({ products, onlyDifferences }: Props) {
  const fields = fieldsOfView(products);
  if (!fields) return null;
  const span = products.length + 1;
  const nights = fields.views.map((view) => view && nightText(view));
  return (
    <GroupRows name="Τι βλέπει η κάμερα" span={span}>
      <tr className="border-b border-line">
        <td colSpan={span} className="py-4">
          <OverlaidFieldsOfView fields={fields} names={products.map(({ name }) => name)} />
        </td>
      </tr>
      {bands.map(({ name, use }, index) => {
        const distances = fields.views.map((view) => view && metresText(view.distances[index]));
        if (onlyDifferences && !differs(distances)) return null;
        return (
          <TableRow
            key={name}
            label={`${name} έως (${use.toLocaleLowerCase('el')})`}
            cells={distances.map((shown) => ({ shown }))}
          />
        );
      })}
      {(!onlyDifferences || differs(nights)) && (
        <TableRow label="Άνθρωπος τη νύχτα, με τον φωτισμό της" cells={nights.map((shown) => ({ shown }))} />
      )}
      {products.some(({ camera }) => camera?.sleeps) && (
        <TableRow
          label="Καταγραφή"
          cells={products.map(({ camera }) => ({
            shown:
              camera &&
              (camera.sleeps ? `όταν την ξυπνά κίνηση, συνήθως έως ${wakeM} m` : 'συνεχής ή με κίνηση'),
          }))}
        />
      )}
    </GroupRows>
  );
}
