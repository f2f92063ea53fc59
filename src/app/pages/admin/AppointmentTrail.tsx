import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';

export const AppointmentTrail = ({ id }: { id: string }) => <AuditTrail entity="appointment" entityId={id} />;
