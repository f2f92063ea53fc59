import type { AuditedEntity } from '#shared/audited-entities.ts';
import { changesBetween } from '#shared/changes.ts';
import { eurosToCents, formatEuro } from '#shared/money.ts';
import { alertModeLabels } from '#features/alerts/labels.ts';
import { appointmentStatusLabels } from '#features/booking/contract.ts';
import { featureNames } from '#features/catalogue/feature-names.ts';
import { specSchema } from '#features/catalogue/specifications.ts';
import { chatStateLabels } from '#features/chat/contract.ts';
import { closeReasonLabels } from '#features/chat/inbox/contract.ts';
import { messageStatusLabels } from '#features/contact/contract.ts';
import { orderStatusLabels, paymentStateLabels } from '#features/orders/labels.ts';
import { reviewStatusLabels } from '#features/reviews/enums.ts';
import { skillLabels } from '#features/services/contract.ts';
import type { AuditEntry } from './contract.ts';

export const entityLabels: Record<AuditedEntity, string> = {
  product: 'Προϊόν',
  category: 'Κατηγορία',
  customer: 'Πελάτης',
  order: 'Παραγγελία',
  appointment: 'Ραντεβού',
  technician: 'Τεχνικός',
  opening: 'Ωράριο',
  'calendar-feed': 'Διεύθυνση ημερολογίου',
  service: 'Υπηρεσία',
  synonym: 'Συνώνυμο αναζήτησης',
  message: 'Μήνυμα',
  review: 'Κριτική',
  conversation: 'Συνομιλία',
  'canned-reply': 'Έτοιμη απάντηση',
  'bot-answer': 'Απάντηση του βοηθού',
  question: 'Συχνή ερώτηση',
  alert: 'Ειδοποίηση',
  settings: 'Ρυθμίσεις',
  session: 'Συνεδρία',
};

export const actionLabels: Record<AuditEntry['action'], string> = {
  created: 'Δημιουργία',
  updated: 'Αλλαγή',
  deleted: 'Διαγραφή',
};

const fieldLabels: Readonly<Record<string, string>> = {
  name: 'Όνομα',
  title: 'Τίτλος',
  word: 'Λέξη',
  meaning: 'Σημασία',
  sku: 'Κωδικός',
  ean: 'EAN',
  mpn: 'MPN',
  brand: 'Μάρκα',
  slug: 'Διεύθυνση',
  description: 'Περιγραφή',
  shortDescription: 'Σύντομη περιγραφή',
  categoryId: 'Κατηγορία',
  searchCategory: 'Ομάδα αναζήτησης',
  price: 'Τιμή',
  priceCents: 'Τιμή',
  comparePrice: 'Αρχική τιμή',
  comparePriceCents: 'Αρχική τιμή',
  installationPrice: 'Τιμή εγκατάστασης',
  installationPriceCents: 'Τιμή εγκατάστασης',
  installationAvailable: 'Διαθέσιμη εγκατάσταση',
  installationNote: 'Σημείωση εγκατάστασης',
  stockQuantity: 'Απόθεμα',
  inStock: 'Διαθέσιμο',
  isFeatured: 'Προβεβλημένο',
  isDraft: 'Πρόχειρο',
  lowStockAt: 'Όριο αποθέματος',
  imageUrl: 'Εικόνα',
  imageUrls: 'Εικόνες',
  specifications: 'Χαρακτηριστικά',
  features: 'Περιλαμβάνει',
  pros: 'Πλεονεκτήματα',
  cons: 'Μειονεκτήματα',
  warrantyMonths: 'Εγγύηση (μήνες)',
  warranty: 'Εγγύηση (μήνες)',
  priceRange: 'Εύρος τιμής',
  priceNote: 'Σημείωση τιμής',
  durationMinutes: 'Διάρκεια (λεπτά)',
  crew: 'Τεχνικοί',
  requiredSkills: 'Απαιτούμενες ειδικότητες',
  skills: 'Ειδικότητες',
  prefixes: 'Αρχές ταχυδρομικών κωδίκων',
  isEmergency: 'Επείγουσα',
  isBookable: 'Κλείνεται με ραντεβού',
  onHome: 'Στην αρχική σελίδα',
  legalNote: 'Νομική σημείωση',
  position: 'Θέση',
  order: 'Σειρά',
  isVerified: 'Εγκεκριμένος',
  canViewPrices: 'Βλέπει τιμές',
  isRejected: 'Απορρίφθηκε',
  rejectionReason: 'Λόγος απόρριψης',
  isAdmin: 'Διαχειρίζεται παραγγελίες',
  isActive: 'Ενεργός',
  status: 'Κατάσταση',
  paymentState: 'Πληρωμή',
  refundedCents: 'Επιστροφές',
  document: 'Παραστατικό',
  tracking: 'Αριθμός αποστολής',
  courier: 'Μεταφορική',
  estimatedDelivery: 'Εκτιμώμενη παράδοση',
  notes: 'Σημειώσεις',
  note: 'Σημείωση',
  date: 'Ημερομηνία',
  appointmentDate: 'Ημερομηνία',
  time: 'Ώρα',
  appointmentTime: 'Ώρα',
  technicians: 'Τεχνικοί',
  repeatMonths: 'Επανάληψη σε μήνες',
  maintenanceDue: 'Επόμενη συντήρηση',
  materials: 'Υλικά',
  absentFrom: 'Απουσία από',
  absentTo: 'Απουσία έως',
  serviceId: 'Υπηρεσία',
  serviceName: 'Υπηρεσία',
  isOpen: 'Ανοιχτά',
  isOverride: 'Έκτακτο ωράριο',
  opensAt: 'Ανοίγει',
  closesAt: 'Κλείνει',
  reason: 'Λόγος',
  replies: 'Απαντήσεις',
  agent: 'Διαχειριστής',
  entries: 'Μηνύματα και σημειώσεις',
  shortcut: 'Συντόμευση',
  text: 'Κείμενο',
  keywords: 'Λέξεις',
  days: 'Ημέρες',
  opens: 'Ανοίγει',
  closes: 'Κλείνει',
  unanswered: 'Αναπάντητα',
  answer: 'Απάντηση',
  question: 'Ερώτηση',
  isPublished: 'Δημοσιευμένη',
  mode: 'Τρόπος',
  password: 'Κωδικός διαχειριστή',
  secondStep: 'Δεύτερο βήμα σύνδεσης',
  recoveryCodes: 'Κωδικοί ανάκτησης',
  openedAt: 'Άνοιξε',
  createdAt: 'Δημιουργήθηκε',
  sessions: 'Συνεδρίες',
  firstName: 'Όνομα',
  lastName: 'Επώνυμο',
  phone: 'Τηλέφωνο',
  companyName: 'Επωνυμία',
  afm: 'ΑΦΜ',
  doy: 'ΔΟΥ',
  profession: 'Επάγγελμα',
  address: 'Διεύθυνση',
  city: 'Πόλη',
  postalCode: 'Ταχυδρομικός κώδικας',
  customerNotes: 'Εσωτερικές σημειώσεις',
  filters: 'Φίλτρα',
  person: 'Όνομα διαχειριστή',
};

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  order: { ...orderStatusLabels, ...paymentStateLabels },
  appointment: appointmentStatusLabels,
  message: messageStatusLabels,
  review: reviewStatusLabels,
  conversation: { ...chatStateLabels, ...closeReasonLabels },
  product: featureNames,
  settings: alertModeLabels,
  service: skillLabels,
  technician: skillLabels,
};

/** The labels of the product specifications, by key. */
const specLabels: Readonly<Record<string, readonly [label: string, unit?: string]>> = Object.assign(
  {},
  ...Object.values(specSchema),
);

/** The label of a field; an unknown one, such as a specification added by an administrator, is shown under its own name. */
export function fieldLabel(entity: AuditedEntity, field: string): string {
  if (entity === 'product' && field === 'features') return 'Δυνατότητες';
  return fieldLabels[field] ?? specLabels[field]?.[0] ?? field;
}

const pricesInEuros = new Set(['price', 'comparePrice', 'installationPrice']);

/** Formats an audited value for display; a missing one becomes a dash. */
function valueText(entity: AuditedEntity, field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Ναι' : 'Όχι';
  if (typeof value === 'number') {
    if (field.endsWith('Cents')) return formatEuro(value);
    return pricesInEuros.has(field) ? formatEuro(eurosToCents(value)) : String(value);
  }
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((one) => valueText(entity, field, one)).join(', ') : '–';
  }
  if (typeof value === 'object') return JSON.stringify(value);
  return words[entity]?.[String(value)] ?? String(value);
}

type Fields = AuditEntry['before'];

/** Flattens nested objects, such as a product's grouped specifications, into one level of fields. */
function flat(fields: Fields): Fields {
  const entries = Object.entries(fields).flatMap(([field, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(flat(value as Fields))
      : [[field, value] as const],
  );
  return Object.fromEntries(entries);
}

/** The changed fields of an entry, each with its label, old value and new value. */
export function changedFields({ entity, ...entry }: Pick<AuditEntry, 'entity' | 'before' | 'after'>) {
  const changes = changesBetween(flat(entry.before), flat(entry.after));
  const fields = new Set([...Object.keys(changes.before), ...Object.keys(changes.after)]);
  return [...fields].map((field) => ({
    field,
    label: fieldLabel(entity, field),
    before: valueText(entity, field, changes.before[field]),
    after: valueText(entity, field, changes.after[field]),
  }));
}
