import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, Info } from 'lucide-react';
import { plural } from '../../../shared/greek.ts';
import { formatEuro, vatOf, vatPercent } from '../../../shared/money.ts';
import { whyNot } from '../../../shared/viewer.ts';
import { Anchor } from '../../../ui/Anchor.tsx';
import { useApi } from '../../../ui/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { pageHead } from '../../../ui/head.ts';
import { cartCents, cartPieces } from '../amounts.ts';
import { BuyerGate } from './BuyerGate.tsx';
import { CartLines } from './CartLines.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { loadCart } from './load-cart.ts';

export const Route = createFileRoute('/cart')({
  async loader({ context: { queryClient, api } }) {
    const { viewer } = await queryClient.ensureQueryData(api.account.getSession.queryOptions());
    if (!whyNot(viewer, 'buyer')) await loadCart(queryClient, api);
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
        Συνέχεια στα προϊόντα
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
  if (lines.length === 0) return <EmptyCart />;
  const pieces = cartPieces(lines);
  const subtotal = cartCents(lines);
  const vat = vatOf(subtotal);
  return (
    <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_400px]">
      <div>
        <p className="mb-3 text-base text-text-2">
          {plural(pieces, 'τεμάχιο', 'τεμάχια')}. Οι τιμές είναι χωρίς ΦΠΑ {vatPercent}%.
        </p>
        <CartLines />
      </div>
      <aside
        aria-labelledby="cart-summary"
        className="self-start rounded-md bg-sunken p-6 lg:sticky lg:top-24"
      >
        <h2 id="cart-summary" className="text-xl">
          Σύνοψη παραγγελίας
        </h2>
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2.5">
          <dt className="text-text-2">Υποσύνολο</dt>
          <dd className="num text-right">{formatEuro(subtotal)}</dd>
          <dt className="text-text-2">Μεταφορικά</dt>
          <dd className="text-right text-ok-text">Δωρεάν</dd>
          <dt className="text-text-2">ΦΠΑ {vatPercent}%</dt>
          <dd className="num text-right">{formatEuro(vat)}</dd>
          <dt className="mt-1.5 border-t border-line-strong pt-3.5 text-lg font-semibold">Σύνολο</dt>
          <dd className="num mt-1.5 border-t border-line-strong pt-3.5 text-right text-xl font-semibold">
            {formatEuro(subtotal + vat)}
          </dd>
        </dl>
        <p className="mt-3 flex gap-2 text-sm text-text-3">
          <Info className="icon-sm mt-0.5" />
          Ο τρόπος παράδοσης και το κόστος του επιλέγονται στην ολοκλήρωση της παραγγελίας.
        </p>
        <Button size="lg" block className="mt-5" href="/checkout">
          Ολοκλήρωση παραγγελίας
          <ArrowRight />
        </Button>
      </aside>
    </div>
  );
}
