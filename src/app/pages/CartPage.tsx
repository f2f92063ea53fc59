import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, Info } from 'lucide-react';
import { plural } from '#shared/greek.ts';
import { amountOf, pricesText } from '#shared/money.ts';
import { whyNot } from '#shared/viewer.ts';
import { Anchor } from '#ui/components/Anchor.tsx';
import { AmountList, AmountRow, TotalRows } from '#ui/components/AmountRows.tsx';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { pageHead } from '#ui/page/head.ts';
import { useReadsGross } from '#ui/page/session.ts';
import { cartCents, productsCents, cartPieces } from '#features/cart/amounts.ts';
import { cheapestDelivery } from '#features/cart/delivery-cost.ts';
import { BuyerGate } from '#features/cart/ui/BuyerGate.tsx';
import { CartLines } from '#features/cart/ui/CartLines.tsx';
import { EmptyCart } from '#features/cart/ui/EmptyCart.tsx';
import { loadCart } from '#features/cart/ui/load-cart.ts';
import { CartNeeds } from './cart/CartNeeds.tsx';

export const Route = createFileRoute('/cart')({
  async loader({ context: { queryClient, api } }) {
    const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
    if (whyNot(viewer, 'buyer')) return;
    const lines = await loadCart(queryClient, api);
    if (lines.length === 0)
      await queryClient.fetchQuery({ ...api.catalogue.listViewed.queryOptions(), staleTime: 0 });
  },
  head: ({ match }) => pageHead(match, { title: 'Καλάθι', noindex: true }),
  component: CartPage,
});

function CartPage() {
  return (
    <div className="wrap py-8 md:py-10">
      <Anchor
        href="/products"
        className="inline-flex min-h-11 items-center gap-2 text-base text-text-2 hover:text-text"
      >
        <ArrowLeft className="icon-sm" />
        Συνέχεια αγορών
      </Anchor>
      <h1 className="mt-1 text-3xl">Καλάθι</h1>
      <BuyerGate reason="Συνδεθείτε για να βλέπετε τιμές και να γεμίσετε το καλάθι σας." next="/cart">
        <FilledCart />
      </BuyerGate>
    </div>
  );
}

function FilledCart() {
  const { data: lines } = useSuspenseQuery(useApi().cart.getCart.queryOptions());
  const readsGross = useReadsGross();
  if (lines.length === 0) return <EmptyCart />;
  const pieces = cartPieces(lines);
  const goods = amountOf(cartCents(lines));
  const delivery = cheapestDelivery(productsCents(lines));
  return (
    <div className="mt-6 grid gap-x-16 gap-y-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_400px]">
      <div>
        <p className="mb-3 text-base text-text-2">{plural(pieces, 'τεμάχιο', 'τεμάχια')}</p>
        <CartLines />
        <CartNeeds lines={lines} />
      </div>
      <aside
        aria-labelledby="cart-summary"
        className="@container self-start rounded-md bg-sunken p-6 lg:sticky lg:top-24"
      >
        <h2 id="cart-summary" className="text-xl">
          Σύνοψη παραγγελίας
        </h2>
        <AmountList className="mt-4">
          <AmountRow label="Υποσύνολο" amount={goods} />
          <dt className="pr-4 text-text-2">Μεταφορικά</dt>
          <dd className="text-right">
            Υπολογίζονται στο επόμενο βήμα
            <span className="block text-xs text-text-3">
              {delivery !== undefined && `από ${pricesText(amountOf(delivery), readsGross)}`}
            </span>
          </dd>
          <TotalRows amount={goods} />
        </AmountList>
        <p className="mt-3 flex gap-2 text-sm text-text-3">
          <Info className="icon-sm mt-0.5" />
          Στο σύνολο προστίθενται τα μεταφορικά, ανάλογα με τον τρόπο παράδοσης που θα επιλέξετε.
        </p>
        <Button size="lg" block className="mt-5" href="/checkout">
          Ολοκλήρωση παραγγελίας
          <ArrowRight />
        </Button>
      </aside>
    </div>
  );
}
