import { useState } from 'react';
import { formatDay } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { ReasonDialog } from '#ui/form/ReasonDialog.tsx';
import type { AppointmentStatus } from '../../contract.ts';
import { appointmentStatusLabels } from '../../labels.ts';
import { isOff } from '../../board/move.ts';
import { isAhead } from '../../rules.ts';
import { hourOf } from '../../opening.ts';
import { callText } from '../../texts.ts';
import type { AppointmentDialogProps } from './appointment-dialogs.ts';
import { useChangeStatus } from './use-change-appointment.ts';

const questions: Record<AppointmentStatus, [title: string, confirmLabel: string]> = {
  pending: ['Επαναφορά του ραντεβού σε αναμονή;', 'Επαναφορά σε αναμονή'],
  pending_approval: ['Επαναφορά του ραντεβού σε αναμονή;', 'Επαναφορά σε αναμονή'],
  confirmed: ['Έγκριση του ραντεβού;', 'Έγκριση'],
  completed: ['Ολοκλήρωση του ραντεβού;', 'Ολοκληρώθηκε'],
  cancelled: ['Ακύρωση του ραντεβού;', 'Ακύρωση ραντεβού'],
  rejected: ['Απόρριψη του ραντεβού;', 'Απόρριψη'],
};

export function StatusDialog({ appointment, to = 'cancelled', now, onClose }: AppointmentDialogProps) {
  const { id, serviceName, customerName, customerEmail, appointmentDate, appointmentTime, status } =
    appointment;
  const { mutate, isPending } = useChangeStatus(onClose);
  const [title, confirmLabel] = questions[to];
  const { restOfJob = 0 } = appointment;
  const mayTakeRest = isOff(to) && restOfJob > 0;
  const [withRest, setWithRest] = useState(mayTakeRest);
  const isTold = to !== 'completed';
  const early = !isTold && isAhead({ date: appointmentDate, startHour: hourOf(appointmentTime) }, now);
  return (
    <ReasonDialog
      title={early ? 'Ολοκλήρωση πριν από την ώρα του;' : title}
      description={
        <>
          {serviceName}, {customerName}, {formatDay(appointmentDate)}, {appointmentTime}. Τώρα:{' '}
          {appointmentStatusLabels[status]}.{' '}
          {early && 'Το ραντεβού δεν έχει γίνει ακόμη· αν ολοκληρωθεί, οι ώρες του ελευθερώνονται. '}
          {!isTold
            ? 'Ο πελάτης δεν λαμβάνει email.'
            : customerEmail
              ? 'Για μελλοντικό ραντεβού ο πελάτης θα ενημερωθεί με email.'
              : callText}
        </>
      }
      label={isOff(to) ? 'Λόγος' : 'Σημείωση'}
      optional
      hint={
        isTold && customerEmail
          ? `${isOff(to) ? 'Τον' : 'Τη'} διαβάζει ο πελάτης στο email και στο ιστορικό του ραντεβού.`
          : 'Μένει στο ιστορικό του ραντεβού.'
      }
      maxLength={500}
      further={
        mayTakeRest && (
          <Checkbox
            className="mt-3"
            checked={withRest}
            onChange={({ target }) => setWithRest(target.checked)}
          >
            Και όσες ημέρες της ίδιας εργασίας ακολουθούν: {plural(restOfJob, 'ημέρα', 'ημέρες')}
          </Checkbox>
        )
      }
      tone={isOff(to) ? 'critical' : 'primary'}
      confirmLabel={confirmLabel}
      cancelLabel="Πίσω"
      pending={isPending}
      onConfirm={(note) =>
        mutate({
          id,
          status: to,
          seen: status,
          ...(early && { early }),
          ...(withRest && { restOfJob: true }),
          ...(note.trim() && { note: note.trim() }),
        })
      }
      onClose={onClose}
    />
  );
}
