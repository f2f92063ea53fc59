import { ArrowRight } from 'lucide-react';
import { euroText } from '#shared/money.ts';
import { cx } from '#ui/style/cx.ts';
import type { Category } from '#features/catalogue/contract.ts';
import type { BulkPreview as Preview, BulkValues } from '../../many-contract.ts';
import { LacksSafety } from './LacksSafety.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';

/** A legal fact may be a text of many lines. */
const mayBeLong = 'whitespace-normal wrap-anywhere';

export function BulkPreview({
  preview: { total, changed, lacking = 0, rows },
  categories,
  isCurrent,
}: {
  preview: Preview;
  categories: readonly Category[];
  /** False while the preview of the present input is being computed. */
  isCurrent: boolean;
}) {
  return (
    <div aria-busy={!isCurrent} className={cx('mt-4', !isCurrent && 'opacity-60')}>
      <p role="status" className="mb-2 text-base text-text-2">
        Αλλάζουν {changed.toLocaleString('el-GR')} από {total.toLocaleString('el-GR')}.
        {rows.length < changed && ` Εμφανίζονται τα πρώτα ${rows.length}.`}
      </p>
      <LacksSafety count={lacking} />
      <DataTable
        caption="Προεπισκόπηση"
        className="max-h-[46dvh] overflow-y-auto [&_:is(td,th):first-child]:pl-0! [&_:is(td,th):last-child]:pr-0!"
        columns={[
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
          {
            title: 'Πριν',
            className: 'num',
            cellClass: mayBeLong,
            cell: ({ before, after }) => differing(before, after, categories) || 'Χωρίς αλλαγή',
          },
          {
            title: 'γίνεται',
            isTitleHidden: true,
            cell: ({ before, after }) =>
              differing(after, before, categories) && (
                <ArrowRight aria-hidden="true" className="icon-sm text-text-3" />
              ),
          },
          {
            title: 'Μετά',
            className: 'num',
            cellClass: `font-medium ${mayBeLong}`,
            cell: ({ before, after }) => differing(after, before, categories),
          },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
      />
    </div>
  );
}

const euro = (price: number | undefined) => (price === undefined ? 'χωρίς' : euroText(price));

/** The values that differ between two states, formatted for display. */
function differing(state: BulkValues, other: BulkValues, categories: readonly Category[]): string {
  const said = [
    state.price !== other.price && euro(state.price),
    state.comparePrice !== other.comparePrice && `αρχική ${euro(state.comparePrice)}`,
    (state.inStock !== other.inStock || state.stockQuantity !== other.stockQuantity) && stockText(state),
    state.isFeatured !== other.isFeatured && (state.isFeatured ? 'Προβεβλημένο' : 'Όχι'),
    state.isDraft !== other.isDraft && (state.isDraft ? 'Πρόχειρο' : 'Σε πώληση'),
    state.fact !== other.fact && (state.fact ?? 'όπως η μάρκα'),
    state.brand !== other.brand && (state.brand || 'χωρίς μάρκα'),
    state.family !== other.family && (state.family || 'χωρίς σειρά'),
    (state.installationAvailable !== other.installationAvailable ||
      state.installationPrice !== other.installationPrice) &&
      installationText(state),
    state.categoryId !== other.categoryId &&
      (categories.find(({ id }) => id === state.categoryId)?.name ?? state.categoryId),
  ];
  return said.filter(Boolean).join(', ');
}

function installationText({ installationAvailable, installationPrice }: BulkValues): string {
  if (!installationAvailable) return 'χωρίς εγκατάσταση';
  return installationPrice === undefined ? 'κατόπιν συνεννόησης' : euro(installationPrice);
}

function stockText({ inStock, stockQuantity }: BulkValues): string {
  const word = inStock ? 'Διαθέσιμο' : 'Εξαντλημένο';
  return stockQuantity === undefined ? word : `${word} (${stockQuantity})`;
}
