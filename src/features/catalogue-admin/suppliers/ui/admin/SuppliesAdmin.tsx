import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Package, X } from 'lucide-react';
import { useState } from 'react';
import { formatDate, athensDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { euroText } from '#shared/money.ts';
import { confirm } from '#ui/confirm/confirm.ts';
import { SearchField } from '#ui/form/SearchField.tsx';
import { useApi } from '#ui/page/api.ts';
import { DataTable } from '#ui/components/DataTable.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { IconButton } from '#ui/components/IconButton.tsx';
import { ListPagination } from '#ui/components/ListPagination.tsx';
import { Panel } from '#ui/components/Panel.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { purchasingHref, type PurchasingSearch } from '../../../purchasing-search.ts';
import { suppliesPerPage, type Bought, type Supply } from '../../contract.ts';
import { BoughtFinder } from './BoughtFinder.tsx';
import { SupplyDialog } from './SupplyDialog.tsx';
import { useSupplierChanges } from './use-supplier-changes.ts';

const euro = (price: number | undefined) => (price === undefined ? '–' : euroText(price));

interface Props {
  supplierId: string;
  search: PurchasingSearch;
  onSearch: (search: PurchasingSearch) => void;
}

/** The products of a supplier, with what it calls them and asks for them. */
export function SuppliesAdmin({ supplierId, search, onSearch }: Props) {
  const { purchasing } = useApi();
  const { page = 1 } = search;
  const suppliers = useQuery(purchasing.listSuppliers.queryOptions());
  const supplier = suppliers.data?.find(({ id }) => id === supplierId);
  const list = useQuery({
    ...purchasing.listSupplies.queryOptions({ input: { supplierId, search: search.search, page } }),
    placeholderData: keepPreviousData,
  });
  const [opened, setOpened] = useState<Bought>();
  return (
    <>
      <TextLink href={purchasingHref({ view: 'suppliers' })}>Όλοι οι προμηθευτές</TextLink>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 className="text-lg font-semibold wrap-anywhere">
          {supplier?.name ?? (suppliers.isSuccess ? 'Ο προμηθευτής δεν υπάρχει πια' : 'Προμηθευτής')}
        </h2>
        <SearchField
          label="Αναζήτηση στα προϊόντα του"
          placeholder="Όνομα ή κωδικός"
          value={search.search ?? ''}
          onChange={(text) => onSearch({ ...search, page: undefined, search: text || undefined })}
        />
      </div>
      <Panel flush className="mt-4">
        {supplier && (
          <div className="border-b border-line px-3.5 py-4 md:max-w-150">
            <BoughtFinder supplierId={supplierId} onFound={setOpened} />
          </div>
        )}
        <QueryView query={list}>
          {({ supplies, total }) =>
            supplies.length === 0 ? (
              <EmptyState
                icon={<Package />}
                title={search.search ? 'Δεν βρέθηκε προϊόν του' : 'Κανένα προϊόν ακόμη'}
                className="px-5"
              >
                Βρείτε ένα προϊόν και συμπληρώστε τον κωδικό και την τιμή του, ή εισάγετε τον τιμοκατάλογό του
                στα προϊόντα.
              </EmptyState>
            ) : (
              <>
                <Supplies supplierId={supplierId} rows={supplies} onOpen={setOpened} />
                <p className="num border-t border-line px-3.5 py-2.5 text-sm text-text-2">
                  {plural(total, 'προϊόν', 'προϊόντα')}
                </p>
              </>
            )
          }
        </QueryView>
      </Panel>
      <ListPagination
        page={page}
        pageCount={Math.ceil((list.data?.total ?? 0) / suppliesPerPage)}
        hrefFor={(to) => purchasingHref({ ...search, page: to })}
        className="mt-4"
      />
      {opened && (
        <SupplyDialog supplierId={supplierId} product={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

interface RowsProps {
  supplierId: string;
  rows: readonly Supply[];
  onOpen: (supply: Supply) => void;
}

function Supplies({ supplierId, rows, onOpen }: RowsProps) {
  const { removeSupply } = useSupplierChanges();
  return (
    <DataTable
      caption="Προϊόντα του προμηθευτή"
      rows={rows}
      keyOf={({ productId }) => productId}
      columns={[
        {
          title: 'Προϊόν',
          namesRow: true,
          cell: (supply) => (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onOpen(supply)}
              className="grid min-h-11 content-center py-1.5 text-left font-medium wrap-anywhere hover:underline"
            >
              {supply.name}
              <span className="code text-xs font-normal text-text-3">{supply.sku}</span>
            </button>
          ),
        },
        {
          title: 'Κωδικός του',
          cell: ({ code }) => <span className="code wrap-anywhere">{code || '–'}</span>,
        },
        { title: 'Τιμή του', className: 'num', cell: ({ price }) => euro(price) },
        {
          title: 'Τιμή αγοράς μας',
          className: 'num hm',
          cell: ({ purchasePrice }) => euro(purchasePrice),
        },
        {
          title: 'Ενημερώθηκε',
          className: 'num hm',
          cellClass: 'text-text-2',
          cell: ({ updatedAt }) => formatDate(athensDate(new Date(updatedAt))),
        },
        {
          title: 'Ενέργειες',
          isTitleHidden: true,
          className: 'text-right',
          cell: ({ productId, name }) => (
            <IconButton
              size="sm"
              label={`Αφαίρεση: ${name}`}
              onClick={() =>
                confirm({
                  title: 'Αφαίρεση από τον προμηθευτή;',
                  description: `${name}: ο κωδικός και η τιμή του προμηθευτή σβήνονται. Το προϊόν μένει.`,
                  confirmLabel: 'Αφαίρεση',
                  action: () => removeSupply.mutateAsync({ supplierId, productId }),
                })
              }
            >
              <X />
            </IconButton>
          ),
        },
      ]}
    />
  );
}
