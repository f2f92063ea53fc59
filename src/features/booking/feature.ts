import { appointmentStatusLabels } from './labels.ts';
import type { Feature } from '#shared/feature.ts';

export const bookingFeature = {
  audited: {
    appointment: {
      label: 'Ραντεβού',
      shownBy: ['booking'],
      fields: {
        status: 'Κατάσταση',
        date: 'Ημερομηνία',
        time: 'Ώρα',
        technicians: 'Τεχνικοί',
        address: 'Διεύθυνση',
        note: 'Σημείωση',
        materials: 'Υλικά',
        repeatMonths: 'Επανάληψη σε μήνες',
        maintenanceDue: 'Επόμενη συντήρηση',
      },
      words: appointmentStatusLabels,
    },
  },
  customerAlerts: [
    'appointment_booked',
    'appointment_confirmed',
    'appointment_waiting',
    'appointment_moved',
    'appointment_rescheduled',
    'appointment_cancelled',
    'appointment_rejected',
    'appointment_before_goods',
  ],
  subjects: ['appointment'],
  lateEndpoints: ['booking'],
  limits: {
    booking: { points: 30, seconds: 3600 },
  },
  retention: {
    appointments: {
      data: 'Ραντεβού και εκθέσεις των τεχνικών',
      months: 24,
      from: 'από την ημέρα τους· όσων επαναλαμβάνονται, από την ημέρα της επόμενης συντήρησης',
    },
  },
} as const satisfies Feature;
