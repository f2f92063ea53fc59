import { Switch } from '#ui/form/Switch.tsx';
import { Dialog } from '#ui/components/Dialog.tsx';
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
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {keyHelp.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-1.5 text-base">{title}</h3>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 text-base">
              {keys.map(([key, does]) => (
                <div key={key} className="contents">
                  <dt className="min-w-20">
                    <kbd className="code rounded-xs border border-line-strong bg-sunken px-1.5 py-0.5 text-sm whitespace-nowrap">
                      {key}
                    </kbd>
                  </dt>
                  <dd className="text-text-2">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
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
