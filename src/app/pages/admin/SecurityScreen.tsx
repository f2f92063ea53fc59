import { SecurityAdmin } from '#features/admin-access/ui/admin/SecurityAdmin.tsx';

export function SecurityScreen() {
  return <SecurityAdmin />;
}
