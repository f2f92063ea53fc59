import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { OpeningPanel } from '#features/opening/ui/admin/OpeningPanel.tsx';
import { SettingsAdmin } from '#features/settings/ui/admin/SettingsAdmin.tsx';
import { textsAddress } from '#features/texts/search.ts';
import { TextsAdmin } from '#features/texts/ui/admin/TextsAdmin.tsx';
import type { ScreenProps } from './screen-props.ts';

const TextTrail = ({ id }: { id: string }) => <AuditTrail entity="text" entityId={id} />;

/** The settings of the company, its texts, and whether its shop is open. */
export function SettingsScreen({ search, onSearch }: ScreenProps) {
  const { text } = textsAddress.read(search);
  return (
    <div className="grid max-w-3xl gap-6">
      <SettingsAdmin />
      <TextsAdmin open={text} onOpen={(key) => onSearch({ text: key })} Trail={TextTrail} />
      <OpeningPanel />
    </div>
  );
}
