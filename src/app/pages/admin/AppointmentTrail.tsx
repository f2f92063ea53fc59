import { AuditTrail } from '#features/admin/ui/admin/AuditTrail.tsx';
import { VisitMarginPanel } from '#features/admin/ui/admin/VisitMarginPanel.tsx';
import { VisitReport } from '#features/handover/ui/admin/VisitReport.tsx';

/** What the office knows of a visit besides booking: the technician's report, what it earned, and who changed what. */
export const AppointmentTrail = ({ id }: { id: string }) => (
  <>
    <VisitReport id={id} />
    <VisitMarginPanel id={id} />
    <AuditTrail entity="appointment" entityId={id} />
  </>
);
