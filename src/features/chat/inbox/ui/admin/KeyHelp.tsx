import { Dialog } from '#ui/components/Dialog.tsx';
import { KeyList } from '#ui/components/KeyList.tsx';
import { KeySwitch } from '#ui/components/KeySwitch.tsx';
import { keyHelp } from '../../keys.ts';

/** The keys of the inbox. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Συντομεύσεις πληκτρολογίου">
      <KeyList groups={keyHelp} />
      <KeySwitch />
    </Dialog>
  );
}
