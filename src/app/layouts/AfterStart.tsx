import { useEffect } from 'react';
import { CustomerMirror } from '#features/customers/ui/CustomerMirror.tsx';
import { showLaterParts } from '../drawing/later-parts.ts';
import { followTranslator } from '../drawing/translated-texts.ts';
import { NavigationProgress } from './NavigationProgress.tsx';
import { useArrival } from './use-arrival.ts';

/** Where no pointer hovers over a button before it is pressed, the search and the menu load when nothing else does. */
function preloadForTouch() {
  if (!matchMedia('(hover: none)').matches) return;
  setTimeout(() => {
    void import('#features/search/ui/SearchDialog.tsx').catch(() => undefined);
    void import('./MobileMenu.tsx').catch(() => undefined);
  });
}

/** What every page needs only once it works: loaded after hydration. */
export function AfterStart() {
  useArrival();
  useEffect(showLaterParts, []);
  useEffect(followTranslator, []);
  useEffect(preloadForTouch, []);
  return (
    <>
      <NavigationProgress />
      <CustomerMirror />
    </>
  );
}
