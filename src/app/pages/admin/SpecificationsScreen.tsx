import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { specificationsAddress } from '#features/catalogue-admin/specifications-search.ts';
import { SpecificationsAdmin } from '#features/catalogue-admin/ui/admin/SpecificationsAdmin.tsx';
import type { ScreenProps } from './screen-props.ts';

const SpecificationTrail = ({ id }: { id: string }) => <AuditTrail entity="specification" entityId={id} />;

export function SpecificationsScreen({ search, onSearch }: ScreenProps) {
  const { specification } = specificationsAddress.read(search);
  return (
    <SpecificationsAdmin
      open={specification}
      onOpen={(key) => onSearch({ specification: key })}
      About={SpecificationTrail}
    />
  );
}
