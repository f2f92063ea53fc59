import { AuditTrail } from '../../../features/admin/ui/admin/AuditTrail.tsx';

/** What administrators changed of an appointment, below its own history. */
export const AppointmentTrail = ({ id }: { id: string }) => <AuditTrail entity="appointment" entityId={id} />;
