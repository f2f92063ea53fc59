import { useAppointmentDialogs, type AppointmentDialogProps } from './appointment-dialogs.ts';
import { OverruleDialog } from './OverruleDialog.tsx';

/** Asks whether an appointment moves despite a refusal; without it, where else it moves. */
export function OverruleMove({ appointment, refused, again, onClose }: AppointmentDialogProps) {
  const ask = useAppointmentDialogs();
  return (
    refused && (
      <OverruleDialog
        refused={refused}
        onConfirm={(reason) => {
          onClose();
          again?.(reason);
        }}
        onClose={() => ask({ what: 'move', appointment })}
      />
    )
  );
}
