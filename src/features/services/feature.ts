import { priceKindLabels, roleLabels, skillLabels } from './labels.ts';
import type { Feature } from '#shared/feature.ts';

export const servicesFeature = {
  lateEndpoints: ['services'],
  audited: {
    service: {
      label: 'Υπηρεσία',
      shownBy: ['services'],
      fields: {
        title: 'Τίτλος',
        shortDescription: 'Σύντομη περιγραφή',
        description: 'Περιγραφή',
        features: 'Περιλαμβάνει',
        priceCents: 'Τιμή',
        priceKind: 'Η τιμή είναι',
        callOutCents: 'Μετάβαση',
        priceRange: 'Εύρος τιμής',
        priceNote: 'Σημείωση τιμής',
        durationMinutes: 'Διάρκεια (λεπτά)',
        crew: 'Τεχνικοί',
        requiredSkills: 'Απαιτούμενες ειδικότητες',
        repeatMonths: 'Επανάληψη σε μήνες',
        isEmergency: 'Επείγουσα',
        isBookable: 'Κλείνεται με ραντεβού',
        onHome: 'Στην αρχική σελίδα',
        role: 'Ρόλος',
        imageUrl: 'Εικόνα',
        legalNote: 'Νομική σημείωση',
        order: 'Σειρά',
      },
      words: { ...skillLabels, ...roleLabels, ...priceKindLabels },
    },
  },
} as const satisfies Feature;
