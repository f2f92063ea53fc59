import { auditHref } from '#features/admin/audit-search.ts';
import { OpeningPanel } from '#features/opening/ui/admin/OpeningPanel.tsx';
import { TermsAdmin } from '#features/orders/terms/ui/admin/TermsAdmin.tsx';
import { SettingsAdmin } from '#features/settings/ui/admin/SettingsAdmin.tsx';

/** The settings of the company, its terms, and whether its shop is open. */
export function SettingsScreen() {
  return (
    <div className="grid max-w-3xl gap-6">
      <SettingsAdmin />
      <TermsAdmin history={auditHref({ entity: 'terms' })} />
      <OpeningPanel />
    </div>
  );
}
