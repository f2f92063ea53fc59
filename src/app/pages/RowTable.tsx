import type { Row } from './privacy-tables.ts';

const cell = 'py-2.5 pr-4 text-left align-top wrap-anywhere max-sm:block max-sm:py-0.5';

/** A table within a text; on a phone the cells of each row are stacked. */
export function RowTable({ head, rows }: { head: Row; rows: readonly Row[] }) {
  return (
    <table className="mt-4 w-full text-base max-sm:block">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line-strong">
          {head.map((name) => (
            <th key={name} scope="col" className={`${cell} font-medium text-text-3`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-b border-line max-sm:block max-sm:py-2">
            <th scope="row" className={`${cell} font-medium`}>
              {name}
            </th>
            {cells.map((text) => (
              <td key={text} className={`${cell} text-text-2`}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
