import { CalendarCheck } from 'lucide-react';
import { Button } from '#ui/components/Button.tsx';
import type { Service } from '#features/services/contract.ts';
import { loadBookingDialog } from './load-booking-dialog.ts';

interface Props {
  service: Pick<Service, 'title'>;
  variant?: 'primary' | 'outline';
  onClick: () => void;
}

export function BookingButton({ service, variant, onClick }: Props) {
  return (
    <Button
      variant={variant}
      onClick={onClick}
      onPointerEnter={() => void loadBookingDialog()}
      aria-haspopup="dialog"
    >
      <CalendarCheck />
      Κλείστε ραντεβού
      <span className="sr-only">: {service.title}</span>
    </Button>
  );
}
