import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The step of the checkout that was open at this history entry. */
    checkoutStep?: number;
  }
}

/** Makes every step an entry of the browser's history, so that Back and Forward move between steps. */
export function useStepHistory(step: number, onReturn: (step: number) => void) {
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
