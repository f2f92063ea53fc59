import { ClientOnly } from '@tanstack/react-router';
import { Plus, Settings2 } from 'lucide-react';
import type { AppointmentsSearch } from '#features/booking/appointments-search.ts';
import { lazyPart } from '#ui/page/lazy-part.tsx';
import { Button } from '#ui/components/Button.tsx';

const NewVisit = lazyPart(() => import('./NewVisit.tsx'), 'NewVisit');
const SettingsDialog = lazyPart(() => import('#features/team/ui/admin/SettingsDialog.tsx'), 'SettingsDialog');

interface Props {
  search: AppointmentsSearch;
  /** Changes the address's parameters; undefined removes one. */
  show: (change: AppointmentsSearch) => void;
}

/** The page's buttons: the settings, and a new appointment, whose day is shown afterwards. */
export function AppointmentButtons({ search: { dialog, technician, order, contract }, show }: Props) {
  const close = () =>
    show({ dialog: undefined, technician: undefined, order: undefined, contract: undefined });
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => show({ dialog: 'technicians' })}
      >
        <Settings2 />
        Ρυθμίσεις
      </Button>
      <Button
        size="sm"

        aria-haspopup="dialog"
        onClick={() => show({ dialog: 'new' })}
      >
        <Plus />
        Νέο ραντεβού
      </Button>
      <ClientOnly>
        {dialog === 'new' && (
          <NewVisit
            orderId={order}
            contractId={contract}
            onOrder={(id) => show({ order: id })}
            onCreated={(date) => show({ date, dialog: undefined, order: undefined, contract: undefined })}
            onClose={close}
          />
        )}
        {dialog && dialog !== 'new' && (
          <SettingsDialog
            part={dialog}
            technician={technician}
            onPart={(part) => show({ dialog: part, technician: undefined })}
            onTechnician={(one) => show({ technician: one })}
            onClose={close}
          />
        )}
      </ClientOnly>
    </>
  );
}
