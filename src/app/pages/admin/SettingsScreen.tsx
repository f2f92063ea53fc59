import { OpeningPanel } from '#features/opening/ui/admin/OpeningPanel.tsx';
import { SettingsAdmin } from '#features/settings/ui/admin/SettingsAdmin.tsx';

/** The settings of the company, and whether its shop is open. */
export function SettingsScreen() {
  return (
    <div className="grid max-w-3xl gap-6">
      <SettingsAdmin />
      <OpeningPanel />
    </div>
  );
}
