import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import {
  purchasingHref,
  readPurchasingSearch,
  type PurchasingSearch,
} from '#features/catalogue-admin/purchasing-search.ts';
import { CountPage } from '#features/catalogue-admin/counts/ui/admin/CountPage.tsx';
import { CountsAdmin } from '#features/catalogue-admin/counts/ui/admin/CountsAdmin.tsx';
import { PricePlansAdmin } from '#features/catalogue-admin/price-plans/ui/admin/PricePlansAdmin.tsx';
import { ReceiptsAdmin } from '#features/catalogue-admin/receipts/ui/admin/ReceiptsAdmin.tsx';
import { SuppliersAdmin } from '#features/catalogue-admin/suppliers/ui/admin/SuppliersAdmin.tsx';
import { SuppliesAdmin } from '#features/catalogue-admin/suppliers/ui/admin/SuppliesAdmin.tsx';
import { TabLinks } from '#ui/components/TabLinks.tsx';
import type { ScreenProps } from './screen-props.ts';

const SupplierTrail = ({ id }: { id: string }) => <AuditTrail entity="supplier" entityId={id} />;

const views: readonly { view: PurchasingSearch['view']; label: string }[] = [
  { view: undefined, label: 'Παραλαβές' },
  { view: 'suppliers', label: 'Προμηθευτές' },
  { view: 'counts', label: 'Απογραφές' },
  { view: 'prices', label: 'Αλλαγές τιμών' },
];

/** What the company buys and has: goods received, from whom, what lies on the shelf, and what it will be sold at. */
export function PurchasingScreen({ search, onSearch }: ScreenProps) {
  const read = readPurchasingSearch(search);
  return (
    <>
      <TabLinks
        label="Αγορές"
        className="mb-4"
        tabs={views.map(({ view, label }) => ({
          href: purchasingHref({ view }),
          label,
          current: read.view === view,
        }))}
      />
      <View search={read} onSearch={onSearch} />
    </>
  );
}

function View({ search, onSearch }: { search: PurchasingSearch; onSearch: ScreenProps['onSearch'] }) {
  if (search.view === undefined) return <ReceiptsAdmin search={search} onSearch={onSearch} />;
  if (search.view === 'prices') return <PricePlansAdmin search={search} onSearch={onSearch} />;
  if (search.view === 'counts')
    return search.of === undefined ? (
      <CountsAdmin search={search} onSearch={onSearch} />
    ) : (
      <CountPage id={search.of} search={search} onSearch={onSearch} />
    );
  if (search.of !== undefined)
    return <SuppliesAdmin supplierId={search.of} search={search} onSearch={onSearch} />;
  return (
    <SuppliersAdmin
      open={search.open}
      onOpen={(open) => onSearch({ ...search, open })}
      About={SupplierTrail}
    />
  );
}
