import { skillLabels } from '#features/services/labels.ts';
import type { Feature } from '#shared/feature.ts';

export const teamFeature = {
  lateEndpoints: ['team'],
  audited: {
    technician: {
      label: 'Τεχνικός',
      shownBy: ['booking', 'team', 'services'],
      fields: {
        name: 'Όνομα',
        skills: 'Ειδικότητες',
        isActive: 'Ενεργός',
        hourCost: 'Κόστος ώρας (€)',
        absentFrom: 'Απουσία από',
        absentTo: 'Απουσία έως',
      },
      words: skillLabels,
    },
    opening: {
      label: 'Ωράριο',
      shownBy: ['booking', 'team'],
      fields: {
        date: 'Ημερομηνία',
        isOpen: 'Ανοιχτά',
        isOverride: 'Έκτακτο ωράριο',
        hours: 'Ώρες',
        reason: 'Λόγος',
      },
    },
    'calendar-feed': {
      label: 'Διεύθυνση ημερολογίου',
      shownBy: ['team'],
      fields: {
        createdAt: 'Δημιουργήθηκε',
      },
    },
    settings: {
      fields: {
        prefixes: 'Αρχές ταχυδρομικών κωδίκων',
      },
    },
  },
} as const satisfies Feature;
