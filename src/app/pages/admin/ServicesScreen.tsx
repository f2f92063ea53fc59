import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { adminServicesAddress } from '#features/services/services-search.ts';
import { ServicesAdmin } from '#features/services/ui/admin/ServicesAdmin.tsx';
import { useApi } from '#ui/page/api.ts';
import type { ScreenProps } from './screen-props.ts';

const ServiceTrail = ({ id }: { id: number }) => <AuditTrail entity="service" entityId={id} />;

export function ServicesScreen({ search, onSearch }: ScreenProps) {
  const { service } = adminServicesAddress.read(search);
  const { createUpload } = useApi().catalogueAdmin;
  return (
    <ServicesAdmin
      open={service}
      onOpen={(id) => onSearch({ service: id })}
      About={ServiceTrail}
      newUpload={() => createUpload.call({ folder: 'services' })}
    />
  );
}
