import { plural } from '#shared/greek.ts';
import { formatDay } from '#shared/dates.ts';
import { Button } from '#ui/components/Button.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import type { AppointmentDialogProps } from './appointment-dialogs.ts';

/** Asks whether the later days of a job move along with one of its days. */
export function JobDialog({ appointment, choose, onClose }: AppointmentDialogProps) {
  const { customerName, appointmentDate, restOfJob = 0 } = appointment;
  const decide = (withRest: boolean) => {
    onClose();
    choose?.(withRest);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Μετακίνηση εργασίας ημερών"
      description={`${customerName}, ${formatDay(appointmentDate)}. Η εργασία συνεχίζεται ${plural(restOfJob, 'ημέρα', 'ημέρες')} ακόμη.`}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" size="sm" onClick={onClose}>
          Πίσω
        </Button>
        <Button variant="outline" size="sm" onClick={() => decide(false)}>
          Μόνο αυτή η ημέρα
        </Button>
        <Button size="sm" onClick={() => decide(true)}>
          Και οι επόμενες
        </Button>
      </div>
    </Dialog>
  );
}
