import type { Product } from '#features/catalogue/contract.ts';
import { bands, metresText, reachText, wakeReachOf } from '#features/catalogue/field-of-view.ts';
import { differs } from '../rows.ts';
import { fieldsOfView } from '../fields-of-view.ts';
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
  // Only those that a wedge is true of.
  const cameras = products.map(({ camera }, index) => (fields.views[index] ? camera : undefined));
  return (
    <GroupRows name="Τι βλέπει η κάμερα" span={span}>
      <tr className="border-b border-line">
        <td colSpan={span} className="py-4">
          <OverlaidFieldsOfView fields={fields} names={products.map(({ name }) => name)} />
        </td>
      </tr>
      {bands.map(({ name, use, pixelsPerMetre }) => {
        const distances = cameras.map((camera) => camera && reachText(camera, pixelsPerMetre));
        if (onlyDifferences && !differs(distances)) return null;
        return (
          <TableRow
            key={name}
            label={`${name} έως (${use.toLocaleLowerCase('el')})`}
            cells={distances.map((shown) => ({ shown }))}
          />
        );
      })}
      {products.some(({ camera }) => camera?.sleeps) && (
        <TableRow
          label="Καταγραφή"
          cells={products.map(({ camera }) => ({
            shown:
              camera &&
              (camera.sleeps
                ? `όταν την ξυπνά κίνηση, έως ${metresText(wakeReachOf(camera))}`
                : 'συνεχής ή με κίνηση'),
          }))}
        />
      )}
    </GroupRows>
  );
}
