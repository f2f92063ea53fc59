import { Printer } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '#ui/page/session.ts';
import { Button } from '#ui/components/Button.tsx';

type Code = ComponentType<{ text: string; label: string }>;

/** Prints the page as a data sheet with a QR code to it, whose drawing loads when the button is about to be used. */
export function DataSheet({ id }: { id: number }) {
  const { site } = useSession();
  const [QrCode, setQrCode] = useState<Code>();
  const address = new URL(`/products/${id}`, site.publicUrl).href;

  async function prepare() {
    const loaded = await import('#ui/components/QrCode.tsx');
    // On the page before the browser draws it on paper.
    flushSync(() => setQrCode(() => loaded.QrCode));
  }
  /** Without the code, if it could not be loaded, there is still the address. */
  async function print() {
    await prepare().catch(() => undefined);
    window.print();
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="mt-5 print:hidden"
        onPointerEnter={() => void prepare().catch(() => undefined)}
        onClick={() => void print()}
      >
        <Printer />
        Τεχνικό φυλλάδιο
      </Button>
      <div className="mt-2 hidden items-center gap-4 text-xs text-text-2 print:flex [&_svg]:size-24">
        {QrCode && <QrCode text={address} label="Κωδικός QR προς τη σελίδα του προϊόντος" />}
        <p className="break-all">{address}</p>
      </div>
    </>
  );
}
