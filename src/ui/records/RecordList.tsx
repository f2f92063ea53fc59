import type { UseQueryResult } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { moved } from '#shared/moved.ts';
import { confirm, type Question } from '../confirm/confirm.ts';
import { DataTable, type Column } from '../components/DataTable.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { Panel } from '../components/Panel.tsx';
import { QueryView } from '../components/QueryView.tsx';
import { RowActions } from '../components/RowActions.tsx';

/** The columns of a list; the first one's text opens the record. */
export type RecordColumns<Row> = readonly [Column<Row>, ...Column<Row>[]];

type Id = number | string;

interface Props<Row extends { id: Id }> {
  caption: string;
  /** The panel's heading and the button next to it. */
  title?: string;
  action?: ReactNode;
  query: UseQueryResult<Row[]>;
  /** Shown when there is no record. */
  empty: ReactNode;
  /** A record's name on its buttons. */
  nameOf: (row: Row) => string;
  columns: RecordColumns<Row>;
  /** Whether a record can be deleted at all; by default each can. */
  mayDelete?: (row: Row) => boolean;
  /** The question before a record is deleted. */
  deletion: (row: Row) => Omit<Question, 'confirmLabel'>;
  /** Stores another order of the ids, with the order that was seen. */
  order?: { isPending: boolean; onMove: (ids: Row['id'][], seen: Row['id'][]) => void };
  /** The record that the address opens, by id; `new` for one being added. */
  open: number | string | undefined;
  onOpen: (id: Row['id']) => void;
  /** The form of the open record; of a new one without it. */
  children: (record: Row | undefined) => ReactNode;
}

/** A list of small records that administrators edit: open, add, reorder, delete. */
export function RecordList<Row extends { id: Id }>(props: Props<Row>) {
  const { title, action, query, empty, open, children } = props;
  const [last, setLast] = useState<Row>();
  const isOpened = (row: Row | undefined) => row !== undefined && String(row.id) === String(open);
  // Whoever types in a record that another deletes keeps what was typed.
  const opened = query.data?.find(isOpened) ?? (isOpened(last) ? last : undefined);
  if (opened !== last) setLast(opened);
  return (
    <>
      <Panel flush title={title} action={action}>
        <QueryView query={query} empty={empty}>
          {(rows) => <Rows {...props} rows={rows} />}
        </QueryView>
      </Panel>
      {(open === 'new' || opened) && <Fragment key={open}>{children(opened)}</Fragment>}
    </>
  );
}

function Rows<Row extends { id: Id }>({
  rows,
  caption,
  nameOf,
  columns: [first, ...columns],
  mayDelete,
  deletion,
  order,
  onOpen,
}: Props<Row> & { rows: readonly Row[] }) {
  const seen = rows.map(({ id }): Row['id'] => id);
  return (
    <DataTable
      caption={caption}
      columns={[
        {
          ...first,
          namesRow: true,
          cell: (row, index) => (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onOpen(row.id)}
              className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 py-1.5 text-left font-medium wrap-anywhere hover:underline"
            >
              {first.cell(row, index)}
            </button>
          ),
        },
        ...columns,
        {
          title: 'Ενέργειες',
          isTitleHidden: true,
          className: 'text-right',
          cell: (row, index) => {
            const remove =
              (mayDelete?.(row) ?? true)
                ? () => confirm({ ...deletion(row), confirmLabel: 'Διαγραφή' })
                : undefined;
            return order ? (
              <RowActions
                title={nameOf(row)}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                isMoving={order.isPending}
                onMove={(by) => order.onMove(moved(seen, index, index + by), seen)}
                onDelete={remove}
              />
            ) : (
              remove && (
                <IconButton size="sm" label={`Διαγραφή: ${nameOf(row)}`} onClick={remove}>
                  <Trash2 />
                </IconButton>
              )
            );
          },
        },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}
