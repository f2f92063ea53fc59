import type { AppointmentStatus } from './contract.ts';

export const appointmentStatusLabels: Record<AppointmentStatus, string> = {
  pending: 'Εκκρεμές',
  pending_approval: 'Εκκρεμές',
  confirmed: 'Εγκεκριμένο',
  completed: 'Ολοκληρώθηκε',
  cancelled: 'Ακυρώθηκε',
  rejected: 'Απορρίφθηκε',
};
