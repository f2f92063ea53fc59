import type { ComponentType } from 'react';
import { Dialog } from '../../../../ui/pieces/Dialog.tsx';
import type { KeptService } from '../../contract.ts';
import { ServiceForm } from './ServiceForm.tsx';

interface Props {
  /** The service that is changed; none for one that is added. */
  service: KeptService | undefined;
  /** What else is known of the service, below its form. */
  About?: ComponentType<{ id: number }> | undefined;
  onClose: () => void;
}

/** Adds a service or changes one. */
export function ServiceDialog({ service, About, onClose }: Props) {
  return (
    <Dialog open flush size="lg" onOpenChange={onClose} title={service ? service.title : 'Νέα υπηρεσία'}>
      <ServiceForm service={service} onDone={onClose}>
        {service && About && <About id={service.id} />}
      </ServiceForm>
    </Dialog>
  );
}
