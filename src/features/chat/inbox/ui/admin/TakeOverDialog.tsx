import { ConfirmDialog } from '#ui/components/ConfirmDialog.tsx';

interface Props {
  agentName: string | undefined;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function TakeOverDialog({ agentName, isPending, onConfirm, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      tone="primary"
      onOpenChange={onClose}
      title="Να αναλάβετε τη συνομιλία;"
      description={
        agentName
          ? `Την έχει: ${agentName}. Από εδώ και πέρα θα απαντάτε εσείς και ο πελάτης θα δει το όνομά σας.`
          : 'Την έχει άλλος διαχειριστής. Από εδώ και πέρα θα απαντάτε εσείς και ο πελάτης θα δει το όνομά σας.'
      }
      confirmLabel="Ανάληψη"
      pending={isPending}
      onConfirm={onConfirm}
    />
  );
}
