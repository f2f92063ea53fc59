import { Smartphone, Maximize, Minimize } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';

const QrCode = lazyPart(
  () => import('#ui/components/QrCode.tsx'),
  'QrCode',
  <div className="size-44 shrink-0" />,
);

/** The browser's own offer to install the page, which some browsers make. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

function useInstallOffer() {
  const [offer, setOffer] = useState<InstallOffer>();
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault();
      if ('prompt' in event) setOffer(event as InstallOffer);
    };
    const forget = () => setOffer(undefined);
    window.addEventListener('beforeinstallprompt', keep);
    window.addEventListener('appinstalled', forget);
    return () => {
      window.removeEventListener('beforeinstallprompt', keep);
      window.removeEventListener('appinstalled', forget);
    };
  }, []);
  return offer;
}

export function OnYourPhone() {
  const offer = useInstallOffer();
  const [address, setAddress] = useState<string>();
  return (
    <section aria-labelledby="own-phone" className="mt-8">
      <h2 id="own-phone" className="text-lg">
        Στο κινητό σας και σε πλήρη οθόνη
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        <FullScreenButton />
        {offer && (
          <Button variant="outline" onClick={() => void offer.prompt()}>
            <Smartphone aria-hidden="true" />
            Εγκατάσταση της εφαρμογής
          </Button>
        )}
      </div>
      <p className="mt-2 text-base text-text-2 sm:hidden">
        Από το μενού του προγράμματος περιήγησης επιλέξτε «Προσθήκη στην αρχική οθόνη» (σε iPhone: Κοινή χρήση
        → Προσθήκη στην οθόνη Αφετηρίας). Ανοίγει έπειτα σε πλήρη οθόνη.
      </p>
      <details
        className="mt-2 text-base max-sm:hidden"
        onToggle={(event) => event.currentTarget.open && setAddress(location.href)}
      >
        <summary className="inline-flex min-h-9 items-center gap-2 font-medium text-primary-text">
          <Smartphone aria-hidden="true" className="icon-sm" />
          Ανοίξτε το με τον κωδικό QR
        </summary>
        {address && (
          <div className="mt-3 flex items-center gap-4">
            <QrCode text={address} label="Κωδικός QR με τη διεύθυνση της σελίδας" />

            <p className="text-text-2">
              Σκανάρετέ τον με την κάμερα: στο κινητό η σελίδα γίνεται η εφαρμογή και εγκαθίσταται.
            </p>
          </div>
        )}
      </details>
    </section>
  );
}

function watch(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

const leave = () => (document.fullscreenElement ? document.exitFullscreen() : undefined);

/** For showing it to others: the page without the shop and the browser around it. Nothing where that is not possible. */
function FullScreenButton() {
  const canFill = useSyncExternalStore(
    watch,
    () => document.fullscreenEnabled,
    () => false,
  );
  const isFull = useSyncExternalStore(
    watch,
    () => document.fullscreenElement !== null,
    () => false,
  );
  useEffect(() => () => void leave(), []);
  if (!canFill) return null;
  return (
    <Button
      variant="outline"
      onClick={() => void (isFull ? leave() : document.documentElement.requestFullscreen())}
    >
      {isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      {isFull ? 'Έξοδος από την πλήρη οθόνη' : 'Πλήρης οθόνη'}
    </Button>
  );
}
