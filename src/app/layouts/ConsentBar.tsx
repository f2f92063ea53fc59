import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '#ui/components/Button.tsx';
import { TextLink } from '#ui/components/TextLink.tsx';
import { onAskConsent, readConsent, storeConsent, type Consent } from './consent.ts';

/** Asks once for consent to count page views, and counts them only with consent. */
export function ConsentBar({ analyticsUrl }: { analyticsUrl: string }) {
  const router = useRouter();
  const [consent, setConsent] = useState(readConsent);
  const [isAsking, setAsking] = useState(consent === null);

  useEffect(() => onAskConsent(() => setAsking(true)), []);
  useEffect(() => {
    if (consent !== 'accepted') return;
    const send = () => sendPageView(analyticsUrl, router.latestLocation.pathname);
    send();
    return router.subscribe('onResolved', ({ pathChanged }) => pathChanged && send());
  }, [analyticsUrl, consent, router]);

  function answer(choice: Consent) {
    storeConsent(choice);
    setConsent(choice);
    setAsking(false);
  }
  if (!isAsking) return null;
  return (
    <section
      aria-label="Συγκατάθεση για στατιστικά"
      data-sticky-bar=""
      data-desk-bar=""
      className="fixed inset-x-0 bottom-0 z-(--z-pop) animate-rise-in border-t border-line bg-bg pb-[env(safe-area-inset-bottom)] shadow-float print:hidden"
    >
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <p className="min-w-0 flex-1 basis-90 text-base">
          Θα θέλαμε να μετράμε ποιες σελίδες διαβάζονται, για να τις βελτιώνουμε. Στέλνουμε τη διεύθυνση της
          σελίδας, χωρίς cookies, στην υπηρεσία {new URL(analyticsUrl).hostname}, που βλέπει και τη διεύθυνση
          IP σας. <TextLink href="/privacy">Πολιτική απορρήτου</TextLink>
        </p>
        <div className="grid flex-1 grid-cols-2 gap-2 sm:flex-none">
          <Button variant="outline" onClick={() => answer('declined')}>
            Απόρριψη
          </Button>
          <Button variant="outline" onClick={() => answer('accepted')}>
            Αποδοχή
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Reports a page view: only the path, without cookies and without the query. */
function sendPageView(analyticsUrl: string, path: string): void {
  fetch(analyticsUrl, {
    method: 'POST',
    // text/plain needs no CORS preflight request.
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ type: 'pageview', path }),
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
