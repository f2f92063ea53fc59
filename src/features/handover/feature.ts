import type { Feature } from '#shared/feature.ts';

export const handoverFeature = {
  audited: {
    visitReport: {
      label: 'Έκθεση τεχνικού',
      shownBy: ['handover'],
      fields: {
        work: 'Τι έγινε',
        devices: 'Συσκευές',
        settings: 'Ρυθμίσεις',
        instructions: 'Οδηγίες',
        daysKept: 'Ημέρες εγγραφής',
        controller: 'Υπεύθυνος για τις κάμερες',
        contact: 'Στοιχεία επικοινωνίας του',
        viewers: 'Ποιοι βλέπουν τις εγγραφές',
        codesGiven: 'Παραδόθηκαν οι κωδικοί',
        takenBack: 'Παλιές συσκευές που παραλήφθηκαν',
        technician: 'Τεχνικός',
        receivedBy: 'Παρέλαβε',
      },
    },
  },
  customerAlerts: ['visit_report_written'],
  lateEndpoints: ['handover'],
} as const satisfies Feature;
