import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { OpeningPanel } from '#features/opening/ui/admin/OpeningPanel.tsx';
import { SettingsAdmin } from '#features/settings/ui/admin/SettingsAdmin.tsx';
import { textsAddress } from '#features/texts/search.ts';
import { TextsAdmin } from '#features/texts/ui/admin/TextsAdmin.tsx';
import { SettingsNav } from './SettingsNav.tsx';
import type { ScreenProps } from './screen-props.ts';

const TextTrail = ({ id }: { id: string }) => <AuditTrail entity="text" entityId={id} />;

/** The settings of the company, its texts, and whether its shop is open. */
export function SettingsScreen({ search, onSearch }: ScreenProps) {
  const { text } = textsAddress.read(search);
  return (
    <div className="grid gap-6 max-[75rem]:max-w-3xl min-[75rem]:grid-cols-[15rem_minmax(0,48rem)] min-[75rem]:gap-8">
      <SettingsNav />
      <div className="grid min-w-0 gap-6">
        <SettingsAdmin />
        <TextsAdmin open={text} onOpen={(key) => onSearch({ text: key })} Trail={TextTrail} />
        <div id="opening" className="scroll-mt-20">
          <OpeningPanel />
        </div>
      </div>
    </div>
  );
}
