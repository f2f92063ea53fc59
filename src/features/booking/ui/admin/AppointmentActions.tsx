import { Plus, Settings2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { LocalDate } from '../../../../shared/dates.ts';
import { Button } from '../../../../ui/Button.tsx';

const NewAppointmentDialog = lazy(async () => ({
  default: (await import('./NewAppointmentDialog.tsx')).NewAppointmentDialog,
}));
const SettingsDialog = lazy(async () => ({ default: (await import('./SettingsDialog.tsx')).SettingsDialog }));

/** What the page offers besides the appointments themselves: its settings, and one appointment more, of whose day it tells. */
export function AppointmentActions({ onCreated }: { onCreated: (date: LocalDate) => void }) {
  const [opened, setOpened] = useState<'new' | 'settings'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-haspopup="dialog"
        aria-label="Ρυθμίσεις"
        onClick={() => setOpened('settings')}
      >
        <Settings2 />
        <span className="max-sm:hidden">Ρυθμίσεις</span>
      </Button>
      <Button size="sm" aria-haspopup="dialog" onClick={() => setOpened('new')}>
        <Plus />
        Νέο ραντεβού
      </Button>
      <Suspense>
        {opened === 'new' && <NewAppointmentDialog onCreated={onCreated} onClose={close} />}
        {opened === 'settings' && <SettingsDialog onClose={close} />}
      </Suspense>
    </>
  );
}
