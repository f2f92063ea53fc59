import type { ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#shared/dates.ts';
import { euroText } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import type { AdminProduct } from '../../contract.ts';
import { DataTable } from '#ui/components/DataTable.tsx';

interface Props {
  product: AdminProduct;
  onClose: () => void;
  About?: ComponentType<{ id: number }> | undefined;
}

export function PriceHistoryDialog({ product, onClose, About }: Props) {
  const prices = useQuery({
    ...useApi().catalogueAdmin.listPrices.queryOptions({ input: { id: product.id } }),
    staleTime: 0,
  });
  return (
    <Dialog open onOpenChange={onClose} title="Ιστορικό τιμών" description={product.name}>
      <QueryView query={prices} skeleton={['h-6', 'h-6']} className="">
        {(data) => (
          <>
            {data.lowestPrice30d !== undefined && (
              <p className="mb-3 text-base text-text-2">
                Χαμηλότερη τιμή των 30 ημερών πριν από την προσφορά: <b>{euroText(data.lowestPrice30d)}</b>
              </p>
            )}
            <DataTable
              caption="Τιμές"
              columns={[
                {
                  title: 'Από',
                  namesRow: true,
                  cellClass: 'font-normal!',
                  cell: ({ since }) => formatDateTime(new Date(since)),
                },
                { title: 'Τιμή', className: 'num', cell: ({ price }) => euroText(price) },
                {
                  title: 'Αρχική τιμή',
                  className: 'num',
                  cellClass: 'text-text-2',
                  cell: ({ comparePrice }) => (comparePrice === undefined ? '–' : euroText(comparePrice)),
                },
              ]}
              rows={data.prices}
              keyOf={({ since, price }) => `${since} ${price}`}
            />
            {data.purchases.length > 0 && (
              <>
                <h3 className="mt-6 mb-2 text-base font-semibold">Τιμές αγοράς</h3>
                <DataTable
                  caption="Τιμές αγοράς"
                  columns={[
                    {
                      title: 'Από',
                      namesRow: true,
                      cellClass: 'font-normal!',
                      cell: ({ since }) => formatDateTime(new Date(since)),
                    },
                    {
                      title: 'Τιμή αγοράς',
                      className: 'num',
                      cell: ({ price }) => (price === undefined ? 'άγνωστη' : euroText(price)),
                    },
                  ]}
                  rows={data.purchases}
                  keyOf={({ since, price }) => `${since} ${price}`}
                />
              </>
            )}
            {data.suppliers.length > 0 && (
              <>
                <h3 className="mt-6 mb-2 text-base font-semibold">Προμηθευτές</h3>
                <DataTable
                  caption="Προμηθευτές"
                  columns={[
                    { title: 'Όνομα', namesRow: true, cell: ({ name }) => name },
                    { title: 'Κωδικός του', cell: ({ code }) => <span className="code">{code ?? '–'}</span> },
                    {
                      title: 'Τιμή τεμαχίου',
                      className: 'num',
                      cell: ({ price }) => (price === undefined ? 'άγνωστη' : euroText(price)),
                    },
                  ]}
                  rows={data.suppliers}
                  keyOf={({ name }) => name}
                />
              </>
            )}
          </>
        )}
      </QueryView>
      {About && (
        <div className="mt-6">
          <About id={product.id} />
        </div>
      )}
    </Dialog>
  );
}
