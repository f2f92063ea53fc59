import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import { Table } from './Table.tsx';

export interface Column<Row> {
  title: string;
  /** Whether the title is only read out. */
  isTitleHidden?: boolean;
  cell: (row: Row, index: number) => ReactNode;
  /** Whether its cells name their rows. */
  namesRow?: boolean;
  /** The class of its title and its cells: `num` right-aligned numbers, `hm` hidden below 900 px. */
  className?: string;
  /** The class of its cells alone. */
  cellClass?: string;
}

interface Props<Row> {
  caption: string;
  className?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  rowClass?: string;
}

/** A table of rows that all have the same columns; the keys of lists find each row by its key (`data-row`). */
export function DataTable<Row>({ caption, className, columns, rows, keyOf, rowClass }: Props<Row>) {
  return (
    <Table caption={caption} className={className}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={column.className}>
              {column.isTitleHidden ? <span className="sr-only">{column.title}</span> : column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row)} data-row={keyOf(row)} className={rowClass}>
            {columns.map(({ title, cell, namesRow, className: shared, cellClass }) => {
              const Cell = namesRow ? 'th' : 'td';
              return (
                <Cell key={title} scope={namesRow ? 'row' : undefined} className={cx(shared, cellClass)}>
                  {cell(row, index)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
