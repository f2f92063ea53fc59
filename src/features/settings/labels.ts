import type {
  CompanySettings,
  NumberingSettings,
  Promises,
  SettingsGroup,
  Switches,
} from '#shared/settings.ts';

/** The groups in the order of their forms. */
export const groupLabels: Record<SettingsGroup, string> = {
  company: 'Εταιρεία',
  look: 'Όψη',
  contact: 'Επικοινωνία',
  hours: 'Ωράριο',
  pictures: 'Φωτογραφίες',
  person: 'Ποιος απαντά',
  accounts: 'Λογαριασμοί',
  promises: 'Υποσχέσεις',
  payments: 'Πληρωμές',
  deliveries: 'Παραδόσεις',
  vat: 'ΦΠΑ',
  products: 'Προϊόντα',
  guarantees: 'Νόμιμη εγγύηση',
  points: 'Πόντοι',
  numbering: 'Αρίθμηση',
  switches: 'Λειτουργίες',
};

/** Whose numbers begin so. */
export const numberingLabels = {
  orders: 'Παραγγελίες',
  offers: 'Προσφορές',
  contracts: 'Συμβόλαια',
  receipt: 'Αποδείξεις',
  invoice: 'Τιμολόγια',
  receipt_credit: 'Πιστωτικά λιανικής',
  invoice_credit: 'Πιστωτικά τιμολογίων',
} as const satisfies Record<keyof NumberingSettings, string>;

/** The article of the company's name by its gender; of the same articles also that of the accusative. */
export const genderLabels: Record<CompanySettings['gender'], string> = {
  feminine: 'η',
  masculine: 'ο',
  neuter: 'το',
  plural: 'τα',
  masculinePlural: 'οι (τους)',
  femininePlural: 'οι (τις)',
};

export const promiseLabels: Record<keyof Promises, string> = {
  freeSurvey: 'Δωρεάν αυτοψία',
  answersInADay: 'Απάντηση στα μηνύματα μέσα σε μία εργάσιμη ημέρα',
  offersInTwoDays: 'Προσφορά μέσα σε δύο εργάσιμες ημέρες από την αυτοψία',
  contactsIn24Hours: 'Επικοινωνία μέσα σε 24 ώρες, τις εργάσιμες ημέρες, μετά από εγγραφή ή αίτημα προσφοράς',
  licensedTechnicians: 'Αδειοδοτημένοι τεχνικοί',
  warrantedInstallation: 'Εγγύηση εγκατάστασης',
  freeSupport: 'Δωρεάν τεχνική υποστήριξη με την εγκατάσταση',
};

export const switchLabels: Record<keyof Switches, string> = {
  wizard: 'Οδηγός επιλογής',
  simulator: 'Προσομοιωτής κινητού',
  map: 'Χάρτης ασφάλειας σπιτιού',
  chat: 'Συνομιλία',
  reviews: 'Κριτικές και βαθμολογίες',
  comparison: 'Σύγκριση προϊόντων',
  points: 'Πόντοι επιβράβευσης',
};
