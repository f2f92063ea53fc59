import { SettingsAdmin } from '#features/settings/ui/admin/SettingsAdmin.tsx';

/** The settings of the company. */
export function SettingsScreen() {
  return <SettingsAdmin />;
}
