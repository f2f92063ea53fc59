import { Dialog } from '#ui/components/Dialog.tsx';
import { Tabs } from '#ui/components/Tabs.tsx';
import { settingsParts, type SettingsPart } from '#features/booking/appointments-search.ts';
import { CalendarFeed } from './CalendarFeed.tsx';
import { InstallationArea } from './InstallationArea.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { Technicians, type TechniciansProps } from './Technicians.tsx';

interface Props extends TechniciansProps {
  part: SettingsPart;
  onPart: (part: SettingsPart) => void;
  onClose: () => void;
}

export function SettingsDialog({ part, onPart, onClose, ...technicians }: Props) {
  return (
    <Dialog open onOpenChange={onClose} title="Ρυθμίσεις ραντεβού">
      <Tabs
        label="Ρυθμίσεις ραντεβού"
        value={part}
        activationMode="manual"
        onValueChange={(value) => onPart(settingsParts.find((one) => one === value) ?? part)}
        tabs={[
          { value: 'technicians', label: 'Τεχνικοί', panel: <Technicians {...technicians} /> },
          { value: 'hours', label: 'Ωράριο', panel: <OpeningHours /> },
          { value: 'area', label: 'Περιοχή', panel: <InstallationArea /> },
          { value: 'feed', label: 'Ημερολόγιο', panel: <CalendarFeed /> },
        ]}
      />
    </Dialog>
  );
}
