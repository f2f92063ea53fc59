import type { AppointmentStatus } from './contract.ts';

export const appointmentStatusLabels: Record<AppointmentStatus, string> = {
  pending: 'Εκκρεμές',
  pending_approval: 'Εκκρεμές',
  confirmed: 'Εγκεκριμένο',
  completed: 'Ολοκληρώθηκε',
  cancelled: 'Ακυρώθηκε',
  rejected: 'Απορρίφθηκε',
};

/** What the filter calls visits that are done and have no report. */
export const unreportedLabel = 'Χωρίς έκθεση';
