import { SecurityAdmin } from '../../../features/customers/ui/admin/security/SecurityAdmin.tsx';

/** Who gets into the administration, and how. */
export function SecurityScreen() {
  return <SecurityAdmin />;
}
