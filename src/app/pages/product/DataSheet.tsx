import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../../ui/page/session.ts';
import { Button } from '../../../ui/pieces/Button.tsx';

const loadCode = async () => ({ default: (await import('../../../ui/pieces/QrCode.tsx')).QrCode });
const QrCode = lazy(loadCode);

/** Prints the page as a data sheet; the QR code to it is drawn when the button is about to be used. */
export function DataSheet({ id }: { id: number }) {
  const { site } = useSession();
  const [isReady, setReady] = useState(false);
  const address = new URL(`/products/${id}`, site.publicUrl).href;
  async function prepare() {
    await loadCode();
    setReady(true);
    // Two frames: one to draw the code, one that has it on the page.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="mt-5 print:hidden"
        onPointerEnter={() => void prepare().catch(() => undefined)}
        onClick={() =>
          void prepare()
            .catch(() => undefined)
            .then(() => window.print())
        }
      >
        <Printer />
        Φύλλο δεδομένων
      </Button>
      <div className="mt-4 hidden items-center gap-4 text-xs text-text-2 print:flex [&_svg]:size-24">
        {isReady && (
          <Suspense>
            <QrCode text={address} label="Κωδικός QR προς τη σελίδα του προϊόντος" />
          </Suspense>
        )}
        <p className="break-all">{address}</p>
      </div>
    </>
  );
}
