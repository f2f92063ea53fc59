import { Dialog } from '../../../../ui/Dialog.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import { CalendarFeed } from './CalendarFeed.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { Technicians } from './Technicians.tsx';

/** Who goes to appointments, when, and where else they can be read. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Ρυθμίσεις ραντεβού">
      <Tabs
        label="Ρυθμίσεις ραντεβού"
        tabs={[
          { value: 'technicians', label: 'Τεχνικοί', panel: <Technicians /> },
          { value: 'hours', label: 'Ωράριο', panel: <OpeningHours /> },
          { value: 'feed', label: 'Ημερολόγιο', panel: <CalendarFeed /> },
        ]}
      />
    </Dialog>
  );
}
