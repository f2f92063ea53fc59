import { recallStateLabels } from './labels.ts';
import type { Feature } from '#shared/feature.ts';

export const recallsFeature = {
  audited: {
    recall: {
      label: 'Ανάκληση',
      shownBy: ['recalls'],
      fields: {
        title: 'Τίτλος',
        products: 'Προϊόντα',
        pieces: 'Ποια τεμάχια',
        hazard: 'Τι συμβαίνει',
        remedy: 'Τι να κάνει ο πελάτης',
        contact: 'Επικοινωνία',
        state: 'Κατάσταση',
        told: 'Πελάτες που ενημερώθηκαν',
      },
      words: recallStateLabels,
    },
  },
  customerAlerts: ['product_recalled'],
  retention: {
    recallsTold: {
      data: 'Ότι σας ενημερώσαμε για την ανάκληση προϊόντος που αγοράσατε',
      fullYears: 5,
      from: 'από το τέλος του έτους της ενημέρωσης',
    },
  },
} as const satisfies Feature;
