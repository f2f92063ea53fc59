import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#ui/page/head.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { checkoutHead, loadCheckout } from './load-checkout.ts';

export const Route = createFileRoute('/checkout-enhanced')({
  loader: ({ context }) => loadCheckout(context),
  // Not on every step, otherwise a lost connection would replace the page.
  shouldReload: ({ cause }) => cause !== 'stay',
  head: ({ match }) => pageHead(match, checkoutHead),
  component: CheckoutScreen,
});
