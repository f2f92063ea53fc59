import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { brandsAddress } from '#features/catalogue-admin/brands-search.ts';
import { BrandsAdmin } from '#features/catalogue-admin/ui/admin/BrandsAdmin.tsx';
import type { ScreenProps } from './screen-props.ts';

const BrandTrail = ({ id }: { id: string }) => <AuditTrail entity="brand" entityId={id} />;

export function BrandsScreen({ search, onSearch }: ScreenProps) {
  const { brand } = brandsAddress.read(search);
  return <BrandsAdmin open={brand} onOpen={(id) => onSearch({ brand: id })} About={BrandTrail} />;
}
