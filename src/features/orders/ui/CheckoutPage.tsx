import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../../ui/head.ts';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { checkoutHead, loadCheckout } from './load-checkout.ts';

export const Route = createFileRoute('/checkout')({
  loader: ({ context }) => loadCheckout(context),
  head: ({ match }) => pageHead(match, checkoutHead),
  component: CheckoutScreen,
});
