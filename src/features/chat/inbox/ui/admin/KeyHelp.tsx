import { Switch } from '#ui/form/Switch.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
import { KeyList } from '#ui/components/KeyList.tsx';
import { keyHelp } from '../../keys.ts';

interface Props {
  /** Whether single letters are commands. */
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  onClose: () => void;
}

/** The keys of the inbox, and the switch that gives single letters back to assistive software. */
export function KeyHelp({ isOn, onToggle, onClose }: Props) {
  return (
    <Dialog open onOpenChange={onClose} title="Συντομεύσεις πληκτρολογίου">
      <KeyList groups={keyHelp} />
      <div className="mt-6 border-t border-line pt-4">
        <Switch spread checked={isOn} onChange={({ target }) => onToggle(target.checked)}>
          Εντολές με ένα πλήκτρο
        </Switch>
        <p className="mt-1 text-sm text-text-3">
          Ισχύουν όσο δεν γράφετε. Με ελληνικό ή λατινικό πληκτρολόγιο είναι τα ίδια πλήκτρα.
        </p>
      </div>
    </Dialog>
  );
}
