import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, useEffectEvent } from 'react';
import { amountWithin, formatEuro } from '#shared/money.ts';
import { useApi } from '#ui/page/api.ts';
import { Button } from '#ui/components/Button.tsx';
import { Price } from '#ui/components/Price.tsx';
import { Steps } from '#ui/components/Steps.tsx';
import { StickyBar } from '#ui/components/StickyBar.tsx';
import { EmptyCart } from '#features/cart/ui/EmptyCart.tsx';
import { beginBilling } from '../../billing.ts';
import {
  advance,
  beginCheckout,
  checkoutSteps,
  checkoutTotals,
  furthestStep,
  requestOf,
  whyNotNext,
  type CheckoutEvent,
} from '../checkout.ts';
import { priceChanges, type OfferChange } from '../price-changes.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { NextButton } from './NextButton.tsx';
import { OpenStep } from './OpenStep.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePlaceOrder, type Faults } from './use-place-order.ts';
import { checkoutHead } from './load-checkout.ts';
import { useRouter } from '@tanstack/react-router';

export function Checkout({ customerId, isBusiness }: { customerId: string; isBusiness: boolean }) {
  const api = useApi();
  const { data: lines } = useSuspenseQuery(api.cart.getCart.queryOptions());
  const { data: known } = useSuspenseQuery(api.orders.getCheckout.queryOptions());
  const billing = beginBilling(isBusiness, known.invoice);
  const begun = beginCheckout(
    known.address,
    known.paymentMethods,
    billing,
    known.installationArea,
    known.points,
    known.cardPage,
    known.onAccount,
  );
  const { state, dispatch, forget } = useCheckout(customerId, begun, lines);
  const [faults, setFaults] = useState<Faults>({});
  const [change, setChange] = useState<OfferChange>();
  const agreed = useRef(lines);
  const hasMoved = useRef(false);
  const remember = useStepHistory(state.step, (step) => {
    if (!placing.isPending) move({ type: 'returned', step: Math.min(step, furthestStep(state, lines)) });
  });
  const placing = usePlaceOrder({
    onPlaced: forget,
    onRefused(step, refused) {
      setFaults(refused);
      move({ type: 'opened', step });
    },
    onTotalsChanged(now) {
      setChange({
        lines: priceChanges(agreed.current, now),
        before: checkoutTotals(agreed.current, state).totalCents,
        after: checkoutTotals(now, state).totalCents,
      });
      // Other prices are another offer, lower ones too: it needs the customer's agreement again.
      move({ type: 'acceptedTerms', accepts: false });
    },
    onPointsLost: (left) => dispatch({ type: 'lostPoints', left }),
  });

  function move(event: CheckoutEvent) {
    const { step } = advance(state, event);
    hasMoved.current = step !== state.step;
    if (hasMoved.current && event.type !== 'returned') remember(step);
    dispatch(event);
  }
  /** Scrolls to the top of the page, where the steps are, and focuses the heading of the step that was navigated to. */
  function arrive(step: HTMLDivElement | null) {
    if (!step || !hasMoved.current) return;
    hasMoved.current = false;
    window.scrollTo({ top: 0 });
    step.querySelector('h2')?.focus({ preventScroll: true });
  }

  const stepName = checkoutSteps[state.step];
  useEffect(() => {
    const page = document.title.slice(document.title.indexOf(checkoutHead.title));
    document.title = `${stepName} · ${page}`;
  }, [stepName]);

  if (lines.length === 0) return <EmptyCart />;

  const totals = checkoutTotals(lines, state);
  const missing = whyNotNext(state, lines, totals);
  const next = { state, missing, isPending: placing.isPending };

  return (
    <div>
      <Steps
        label="Βήματα παραγγελίας"
        steps={checkoutSteps}
        current={state.step}
        onOpen={(step) => move({ type: 'opened', step })}
      />
      <div className="mt-8 grid gap-x-16 gap-y-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_400px] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <div key={state.step} ref={arrive}>
            <OpenStep
              state={state}
              lines={lines}
              totals={totals}
              isBusiness={isBusiness}
              faults={faults}
              dispatch={move}
              onNext={() => {
                setFaults({});
                if (missing === null) move({ type: 'next' });
              }}
              change={change}
              onPlace={() => {
                agreed.current = lines;
                setChange(undefined);
                placing.mutate(requestOf(state, lines));
              }}
            />
          </div>
        </div>
        <CheckoutSummary lines={lines} totals={totals} state={state} isBusiness={isBusiness} />
        {/* After the summary: nobody orders before the total was read out. */}
        <div className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-4">
            {state.step === 0 ? (
              <Button variant="outline" href="/cart">
                <ArrowLeft />
                Στο καλάθι
              </Button>
            ) : (
              <Button
                variant="outline"
                disabled={placing.isPending}
                onClick={() => move({ type: 'opened', step: state.step - 1 })}
              >
                <ArrowLeft />
                Πίσω
              </Button>
            )}
            <NextButton {...next} size="lg" className="max-md:hidden" />
          </div>
          {missing && <p className="mt-3 text-sm text-text-2 md:text-right">{missing}</p>}
        </div>
      </div>
      <p role="status" className="sr-only">
        {`Σύνολο ${formatEuro(totals.totalCents)}`}
      </p>
      <StickyBar>
        <p className="shrink-0">
          <span className="block text-sm text-text-2">Σύνολο</span>
          <Price amount={amountWithin(totals.totalCents)} className="text-lg leading-tight" />
        </p>
        <NextButton {...next} className="shrink! text-balance" />
      </StickyBar>
    </div>
  );
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** The step of the checkout that was open at this history entry. */
    checkoutStep?: number;
  }
}

/** Makes every step an entry of the browser's history, so that Back and Forward move between steps. */
function useStepHistory(step: number, onReturn: (step: number) => void) {
  const router = useRouter();

  const write = (checkoutStep: number, replace: boolean) =>
    void router.navigate({
      to: '.',
      state: (old) => ({ ...old, checkoutStep }),
      replace,
      resetScroll: false,
    });
  const begin = useEffectEvent(() => {
    if (router.history.location.state.checkoutStep === undefined) write(step, true);
  });
  const follow = useEffectEvent((checkoutStep: number) => onReturn(checkoutStep));

  useEffect(() => {
    begin();
    const { pathname } = router.history.location;
    return router.history.subscribe(({ action, location }) => {
      const { checkoutStep } = location.state;
      const isStep = action.type !== 'PUSH' && action.type !== 'REPLACE' && location.pathname === pathname;
      if (isStep && checkoutStep !== undefined) follow(checkoutStep);
    });
  }, [router]);

  return (opened: number) => write(opened, false);
}
