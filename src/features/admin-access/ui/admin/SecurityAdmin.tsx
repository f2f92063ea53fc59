import { NamePanel } from './NamePanel.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
import { SecondStepPanel } from './SecondStepPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

export function SecurityAdmin() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid gap-4">
        <NamePanel />
        <PasswordPanel />
        <SecondStepPanel />
      </div>
      <SessionsPanel />
    </div>
  );
}
