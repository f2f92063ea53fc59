import { SecurityAdmin } from '../../../features/admin-access/ui/admin/SecurityAdmin.tsx';

/** Who gets into the administration, and how. */
export function SecurityScreen() {
  return <SecurityAdmin />;
}
