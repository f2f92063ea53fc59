import { useState, type ReactNode } from 'react';
import { Switch } from '../form/Switch.tsx';
import { hasSingleKeys, keepSingleKeys } from '../page/single-keys.ts';

/** The end of a list of keys: the switch that gives single keys back to assistive software. */
export function KeySwitch({ children }: { children?: ReactNode }) {
  const [isOn, setOn] = useState(hasSingleKeys);
  return (
    <div className="mt-6 border-t border-line pt-4">
      <Switch
        spread
        checked={isOn}
        onChange={({ target: { checked } }) => {
          keepSingleKeys(checked);
          setOn(checked);
        }}
      >
        Εντολές με ένα πλήκτρο
      </Switch>
      <p className="mt-1 text-sm text-text-3">
        Ισχύουν όσο δεν γράφετε. Με ελληνικό ή λατινικό πληκτρολόγιο είναι τα ίδια πλήκτρα.{children}
      </p>
    </div>
  );
}
