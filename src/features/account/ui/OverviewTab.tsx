import { isActive } from '#shared/viewer.ts';
import { useViewer } from '#ui/page/session.ts';
import { RecentOrders } from './RecentOrders.tsx';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '#ui/page/api.ts';
import { ProductRow } from '#features/catalogue/ui/ProductRow.tsx';
import { company } from '#shared/company.ts';

export function OverviewTab() {
  const { customer } = useViewer();
  const isApproved = customer !== null && isActive(customer);
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-11 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
      <div className="min-w-0 max-lg:order-last empty:hidden">{isApproved && <RecentOrders />}</div>
      <SupportLine />
      <div className="min-w-0 max-lg:order-last lg:col-span-2 empty:hidden">
        <Recommendations />
      </div>
    </div>
  );
}

function Recommendations() {
  const { data } = useSuspenseQuery(useApi().account.listRecommendations.queryOptions());
  const products = data.map(({ price, ...product }) => ({
    ...product,
    price: price === undefined ? undefined : Number(price),
  }));
  return <ProductRow title="Προτεινόμενα για εσάς" products={products} columns={3} />;
}

function SupportLine() {
  const { emergency } = company();
  if (!emergency) return null;
  return (
    <section className="self-start rounded-md border border-line bg-surface p-5 max-lg:min-[700px]:w-1/2">
      <h2 className="text-lg">Χρειάζεστε βοήθεια;</h2>
      <p className="mt-1.5 text-base text-text-2">Τεχνική γραμμή για πελάτες, 24 ώρες το 24ωρο.</p>
      <a
        href={emergency.phoneHref}
        className="num mt-1 inline-flex min-h-11 items-center text-lg font-semibold"
      >
        {emergency.phone}
      </a>
    </section>
  );
}
