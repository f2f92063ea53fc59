import type { Product } from '../../catalogue/contract.ts';
import { bands } from '../../catalogue/field-of-view.ts';
import { differs } from '../rows.ts';
import { metresText, sightsOf } from '../sights.ts';
import { OverlaidSights } from './OverlaidSights.tsx';
import { GroupRows, TableRow } from './TableRow.tsx';

interface Props {
  products: readonly Product[];
  onlyDifferences: boolean;
}

/** What the compared cameras see; nothing with fewer than two cameras. */
export function SightRows({ products, onlyDifferences }: Props) {
  const sights = sightsOf(products);
  if (!sights) return null;
  const span = products.length + 1;
  return (
    <GroupRows name="Τι βλέπει η κάμερα" span={span}>
      <tr className="border-b border-line">
        <td colSpan={span} className="py-4">
          <OverlaidSights sights={sights} names={products.map(({ name }) => name)} />
        </td>
      </tr>
      {bands.map(({ name, use }, index) => {
        const distances = sights.views.map((view) => view && metresText(view.distances[index]));
        if (onlyDifferences && !differs(distances)) return null;
        return (
          <TableRow
            key={name}
            label={`${name} έως (${use.toLocaleLowerCase('el')})`}
            cells={distances.map((shown) => ({ shown }))}
          />
        );
      })}
    </GroupRows>
  );
}
