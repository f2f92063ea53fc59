import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/style/cx.ts';

interface ShownCell {
  /** Nothing is shown as a dash. */
  shown: ReactNode;
  isBest?: boolean | undefined;
  /** What screen readers hear of the best value. */
  best?: string;
}

const label =
  'sticky left-0 z-1 bg-bg text-left align-top text-xs font-normal wrap-anywhere text-text-2 max-md:pl-(--gutter) md:text-sm print:pl-0';

export function TableRow({ label: text, cells }: { label: string; cells: readonly ShownCell[] }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className={cx(label, 'py-2.5 pr-1 leading-snug md:pr-2')}>
        {text}
      </th>
      {cells.map(({ shown, isBest, best = 'το καλύτερο' }, index) => (
        <td
          // oxlint-disable-next-line react/no-array-index-key -- the cells have the order of the products
          key={index}
          className={cx(
            'px-1.5 py-2.5 align-top wrap-anywhere tabular-nums max-md:[&_.num]:whitespace-normal md:px-2.5',
            isBest && 'bg-ok-soft font-semibold text-ok-text',
          )}
        >
          {isBest ? (
            <div className="flex items-start gap-1.5">
              <CircleCheck aria-hidden="true" className="icon-sm mt-0.5" />
              <div className="min-w-0">
                {shown}
                <span className="sr-only">, {best}</span>
              </div>
            </div>
          ) : (
            shown || <Missing />
          )}
        </td>
      ))}
    </tr>
  );
}

function Missing() {
  return (
    <>
      <span aria-hidden="true" className="text-text-3">
        —
      </span>
      <span className="sr-only">Δεν αναφέρεται</span>
    </>
  );
}

export function GroupRows({ name, span, children }: { name: string; span: number; children: ReactNode }) {
  return (
    <tbody className="*:break-inside-avoid">
      <tr className="break-after-avoid border-b-2 border-text">
        <th scope="rowgroup" colSpan={span} className="pt-8 pb-2 text-left">
          <span className="sticky left-0 inline-block text-lg font-semibold tracking-head max-md:pl-(--gutter) print:pl-0">
            {name}
          </span>
        </th>
      </tr>
      {children}
    </tbody>
  );
}
