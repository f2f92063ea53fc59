import { CalendarCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { Service } from '../contract.ts';

const BookingDialog = lazy(async () => {
  const { BookingDialog: component } = await import('./BookingDialog.tsx');
  return { default: component };
});

/** Opens the way to an appointment for a service; the dialog is fetched with the first click. */
export function BookingButton({ service }: { service: Service }) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  function open() {
    setWanted(true);
    setOpen(true);
  }
  return (
    <>
      <Button onClick={open} aria-haspopup="dialog">
        <CalendarCheck />
        Κλείστε ραντεβού
        <span className="sr-only">: {service.title}</span>
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <BookingDialog service={service} open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
