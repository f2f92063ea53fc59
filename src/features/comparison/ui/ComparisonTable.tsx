import { useQuery } from '@tanstack/react-query';
import { Check, Minus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { amountOf, eurosToCents } from '#shared/money.ts';
import { plural } from '#shared/greek.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Price } from '#ui/components/Price.tsx';
import { connectedLines } from '#features/catalogue/connected-facts.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { StockStatus } from '#features/catalogue/ui/StockStatus.tsx';
import { areOneKind, bestPrices, bestRatings, ratingOf } from '../marks.ts';
import { differs, featureRows, isLone, specificationGroups, type Cell } from '../rows.ts';
import { Rating } from './Rating.tsx';
import { FieldOfViewRows } from './FieldOfViewRows.tsx';
import { GroupRows, TableRow } from './TableRow.tsx';

interface Props {
  products: readonly Product[];
  onlyDifferences: boolean;
}

/** What is known of the products, a column for each; the best values are marked. */
export function ComparisonTable({ products, onlyDifferences }: Props) {
  const span = products.length + 1;
  const { data: known = [] } = useQuery({
    ...useApi().catalogue.listSpecificationKeys.queryOptions(),
    retryOnMount: false,
  });
  const isOneKind = areOneKind(products);
  const allGroups = specificationGroups(products, known, onlyDifferences);
  const allFeatures = featureRows(products, onlyDifferences);
  // Of products of different kinds, what only one has compares with nothing.
  const folds = (present: readonly unknown[]) => !isOneKind && isLone(present);
  const foldsRow = ({ cells }: { cells: readonly Cell[] }) => folds(cells.map(({ text }) => text));
  const groups = allGroups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => !foldsRow(row)) }))
    .filter(({ rows }) => rows.length > 0);
  const features = allFeatures.filter(({ has }) => !folds(has));
  const lone = [
    ...allGroups.flatMap(({ rows }) => rows.filter(foldsRow)),
    ...allFeatures
      .filter(({ has }) => folds(has))
      .map(({ id, name, has }) => ({
        key: id,
        label: name,
        cells: has.map((one) => ({ text: one ? 'Ναι' : undefined })),
      })),
  ];
  return (
    <table className="w-[calc(var(--label)+var(--shown)*var(--column))] table-fixed border-collapse text-base">
      <caption className="sr-only">Σύγκριση χαρακτηριστικών</caption>
      <colgroup>
        <col className="w-(--label)" />
        {products.map(({ id }) => (
          <col key={id} className="w-(--column)" />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className="relative p-0">
            <span className="sr-only">Χαρακτηριστικό</span>
          </th>
          {products.map(({ id, name }) => (
            <th key={id} scope="col" className="relative p-0">
              <span className="sr-only">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <MainRows products={products} onlyDifferences={onlyDifferences} />
      <FieldOfViewRows products={products} onlyDifferences={onlyDifferences} />
      {groups.map(({ id, name, rows }) => (
        <GroupRows key={id} name={name} span={span}>
          {rows.map(({ key, label, cells }) => (
            <TableRow
              key={key}
              label={label}
              cells={cells.map(({ text, isBest }) => ({ shown: text, isBest }))}
            />
          ))}
        </GroupRows>
      ))}
      <ConnectedRows products={products} onlyDifferences={onlyDifferences} />
      {features.length > 0 && (
        <GroupRows name="Δυνατότητες" span={span}>
          {features.map(({ id, name, has }) => (
            <TableRow
              key={id}
              label={name}
              cells={has.map((isPresent) => ({ shown: <YesOrNo value={isPresent} /> }))}
            />
          ))}
        </GroupRows>
      )}
      {lone.length > 0 && <LoneRows rows={lone} span={span} />}
      <Opinions products={products} span={span} />
    </table>
  );
}

interface LoneRowsProps {
  rows: readonly { key: string; label: string; cells: readonly Pick<Cell, 'text'>[] }[];
  span: number;
}

/** What only one of the products has, behind a button. */
function LoneRows({ rows, span }: LoneRowsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <tbody>
      <tr className="border-b border-line">
        <td colSpan={span} className="pt-8 pb-3">
          <Button
            variant="outline"
            size="sm"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="sticky left-0 max-md:left-(--gutter) max-md:ml-(--gutter)"
          >
            {plural(rows.length, 'χαρακτηριστικό', 'χαρακτηριστικά')} ενός μόνο προϊόντος
          </Button>
        </td>
      </tr>
      {isOpen &&
        rows.map(({ key, label, cells }) => (
          <TableRow key={key} label={label} cells={cells.map(({ text }) => ({ shown: text }))} />
        ))}
    </tbody>
  );
}

function MainRows({ products, onlyDifferences }: Props) {
  const prices = bestPrices(products);
  const ratings = bestRatings(products);
  const isShown = (values: readonly unknown[]) => !onlyDifferences || differs(values.map(String));
  const seesPrices = products.some(({ price }) => price !== undefined);
  return (
    <tbody>
      {seesPrices && isShown(products.map(({ price }) => price)) && (
        <TableRow
          label="Τιμή"
          cells={products.map(({ price }, index) => ({
            shown: price !== undefined && <Price amount={amountOf(eurosToCents(price))} />,
            isBest: prices[index],
            best: 'η χαμηλότερη',
          }))}
        />
      )}
      {isShown(products.map(ratingOf)) && (
        <TableRow
          label="Βαθμολογία"
          cells={products.map((product, index) => ({
            shown: ratingOf(product) !== undefined && <Rating product={product} />,
            isBest: ratings[index],
            best: 'η υψηλότερη',
          }))}
        />
      )}
      {isShown(products.map(({ inStock }) => inStock)) && (
        <TableRow
          label="Διαθεσιμότητα"
          cells={products.map(({ inStock }) => ({ shown: <StockStatus inStock={inStock} /> }))}
        />
      )}
      {isShown(products.map(({ guarantee }) => guarantee && `${guarantee.months} ${guarantee.giver}`)) && (
        <TableRow
          label="Εγγύηση"
          cells={products.map(({ guarantee }) => ({
            shown: guarantee ? (
              <>
                {plural(guarantee.months, 'μήνας', 'μήνες')} από: {guarantee.giver}, πέρα από τη νόμιμη
              </>
            ) : (
              'Μόνο η νόμιμη των δύο ετών'
            ),
          }))}
        />
      )}
    </tbody>
  );
}

/** What connected products say of their data and updates. */
function ConnectedRows({ products, onlyDifferences }: Props) {
  const said = products.map(({ connected = {} }) => new Map(connectedLines(connected)));
  const labels = [...new Set(said.flatMap((lines) => [...lines.keys()]))].filter(
    (label) => !onlyDifferences || differs(said.map((lines) => lines.get(label))),
  );
  if (labels.length === 0) return null;
  return (
    <GroupRows name="Δεδομένα και ενημερώσεις" span={products.length + 1}>
      {labels.map((label) => (
        <TableRow key={label} label={label} cells={said.map((lines) => ({ shown: lines.get(label) }))} />
      ))}
    </GroupRows>
  );
}

function YesOrNo({ value }: { value: boolean }) {
  const Icon = value ? Check : X;
  return (
    <span
      className={value ? 'flex items-center gap-1.5 text-ok-text' : 'flex items-center gap-1.5 text-text-3'}
    >
      <Icon aria-hidden="true" className="icon-sm" />
      {value ? 'Ναι' : 'Όχι'}
    </span>
  );
}

/** The editors' arguments for and against each product. */
function Opinions({ products, span }: { products: readonly Product[]; span: number }) {
  if (products.every(({ pros, cons }) => pros.length + cons.length === 0)) return null;
  return (
    <GroupRows name="Με μια ματιά" span={span}>
      <TableRow
        label="Υπέρ"
        cells={products.map(({ pros }) => ({
          shown: pros.length > 0 && (
            <Points icon={<Check className="icon-sm mt-0.5 text-ok-text" />}>{pros}</Points>
          ),
        }))}
      />
      <TableRow
        label="Κατά"
        cells={products.map(({ cons }) => ({
          shown: cons.length > 0 && (
            <Points icon={<Minus className="icon-sm mt-0.5 text-text-3" />}>{cons}</Points>
          ),
        }))}
      />
    </GroupRows>
  );
}

function Points({ icon, children }: { icon: ReactNode; children: readonly string[] }) {
  return (
    <ul className="grid gap-1.5">
      {children.map((text) => (
        <li key={text} className="flex gap-1.5">
          {icon}
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  );
}
