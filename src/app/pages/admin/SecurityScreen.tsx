import { SecurityAdmin } from '#features/admin-access/ui/admin/SecurityAdmin.tsx';

/** Administrator access: password, second step and sessions. */
export function SecurityScreen() {
  return <SecurityAdmin />;
}
