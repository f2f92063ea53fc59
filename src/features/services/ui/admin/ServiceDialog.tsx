import type { ComponentType } from 'react';
import { Dialog } from '#ui/components/Dialog.tsx';
import type { NewUpload } from '#ui/upload/use-image-uploads.ts';
import type { StoredService } from '../../contract.ts';
import { ServiceForm } from './ServiceForm.tsx';

interface Props {
  service: StoredService | undefined;
  About?: ComponentType<{ id: number }> | undefined;
  newUpload: NewUpload;
  onClose: () => void;
}

export function ServiceDialog({ service, About, newUpload, onClose }: Props) {
  return (
    <Dialog open flush size="lg" onOpenChange={onClose} title={service ? service.title : 'Νέα υπηρεσία'}>
      <ServiceForm service={service} newUpload={newUpload} onDone={onClose}>
        {service && About && <About id={service.id} />}
      </ServiceForm>
    </Dialog>
  );
}
