import type { Feature } from '#shared/feature.ts';
import { contractKindLabels } from './labels.ts';

export const contractsFeature = {
  audited: {
    contract: {
      label: 'Συμβόλαιο',
      shownBy: ['contracts'],
      fields: {
        customer: 'Πελάτης',
        title: 'Τίτλος',
        kind: 'Είδος',
        includes: 'Τι περιλαμβάνει',
        place: 'Διεύθυνση',
        visits: 'Επισκέψεις',
        startsOn: 'Έναρξη',
        billsFrom: 'Χρεώνεται από',
        endsOn: 'Λήξη',
        endReason: 'Λόγος λήξης',
        billing: 'Χρέωση',
        prices: 'Τιμή',
        lines: 'Ανάλυση τιμής',
        pauses: 'Παύσεις',
        indexPercent: 'Αναπροσαρμογή τον χρόνο',
        noticeDays: 'Προειδοποίηση λήξης',
        payDays: 'Ημέρες πληρωμής',
        bill: 'Λογαριασμός',
        file: 'Έγγραφο',
      },
      words: contractKindLabels,
    },
  },
  customerAlerts: ['contract_changed'],
  subjects: ['contract'],
  lateEndpoints: ['contracts'],
  retention: {
    contracts: {
      data: 'Συμβόλαια συντήρησης και παρακολούθησης',
      fullYears: 5,
      from: 'από το τέλος του έτους στο οποίο έληξαν',
    },
  },
} as const satisfies Feature;
