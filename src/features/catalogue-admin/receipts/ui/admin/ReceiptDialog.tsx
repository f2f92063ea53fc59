import { useQuery } from '@tanstack/react-query';
import { formatDate, formatDateTime } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { eurosToCents, euroText, formatEuro } from '#shared/money.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { DataTable } from '#ui/components/DataTable.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { Notice } from '#ui/components/Notice.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import type { Receipt } from '../../contract.ts';
import { useUndoReceipt } from './use-receipts.ts';

const euro = (price: number | undefined) => (price === undefined ? '–' : euroText(price));

/** What was received at once, and its undo. */
export function ReceiptDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const receipt = useQuery(useApi().purchasing.getReceipt.queryOptions({ input: { receiptId: id } }));
  const undo = useUndoReceipt();
  const { data } = receipt;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={data ? `Παραλαβή ${data.number}` : 'Παραλαβή'}
      description={data && `${data.supplier}, ${formatDate(data.receivedOn)}`}
      footer={
        data &&
        !data.isUndone && (
          <Button
            size="sm"
            variant="outline"
            onClick={() =>
              confirm({
                title: `Αναίρεση της παραλαβής ${data.number};`,
                description: `${plural(data.pieces, 'τεμάχιο φεύγει', 'τεμάχια φεύγουν')} από το απόθεμα, και οι τιμές αγοράς που έφερε γίνονται όπως πριν. Η παραλαβή μένει στη λίστα ως αναιρεμένη.`,
                confirmLabel: 'Αναίρεση παραλαβής',
                action: () => undo.mutateAsync({ receiptId: id }),
              })
            }
          >
            Αναίρεση παραλαβής
          </Button>
        )
      }
    >
      <QueryView query={receipt} skeleton={['h-6', 'h-40']} className="">
        {(shown) => <Content receipt={shown} />}
      </QueryView>
    </Dialog>
  );
}

function Content({ receipt }: { receipt: Receipt }) {
  const { document, notes, person, createdAt, undoneAt, undoneBy, items, total } = receipt;
  return (
    <>
      {undoneAt !== undefined && (
        <Notice className="mb-4">
          Αναιρέθηκε {formatDateTime(new Date(undoneAt))}, {undoneBy}.
        </Notice>
      )}
      <p className="mb-3 text-base text-text-2">
        {document && `Παραστατικό ${document}. `}
        Την καταχώρισε: {person}, {formatDateTime(new Date(createdAt))}.
      </p>
      {notes && <p className="mb-3 text-base whitespace-pre-line">{notes}</p>}
      <DataTable
        caption="Προϊόντα"
        rows={items.map((item, at) => ({ ...item, at }))}
        keyOf={({ at }) => at}
        columns={[
          {
            title: 'Προϊόν',
            namesRow: true,
            cell: ({ name, sku, code, toStock }) => (
              <>
                <span className="wrap-anywhere">{name}</span>
                <span className="code block text-xs font-normal text-text-3">
                  {sku}
                  {code && code !== sku && ` · ${code}`}
                </span>
                {!toStock && (
                  <span className="block text-xs font-normal text-text-3">χωρίς μέτρηση αποθέματος</span>
                )}
              </>
            ),
          },
          { title: 'Τεμάχια', className: 'num', cell: ({ pieces }) => pieces },
          {
            title: 'Τιμή',
            className: 'num',
            cell: ({ price, setPrice }) => (
              <>
                {euro(price)}
                {setPrice !== undefined && (
                  <span className="block text-xs text-text-3">νέα τιμή αγοράς {euro(setPrice)}</span>
                )}
              </>
            ),
          },
          {
            title: 'Αξία',
            className: 'num hm',
            cell: ({ pieces, price }) =>
              price === undefined ? '–' : formatEuro(eurosToCents(price) * pieces),
          },
        ]}
      />
      <p className="num mt-3 text-right text-base font-medium">{euroText(total)} χωρίς ΦΠΑ</p>
    </>
  );
}
