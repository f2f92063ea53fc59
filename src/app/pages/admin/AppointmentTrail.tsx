import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';

/** The administrators' changes to an appointment, shown below its own history. */
export const AppointmentTrail = ({ id }: { id: string }) => <AuditTrail entity="appointment" entityId={id} />;
