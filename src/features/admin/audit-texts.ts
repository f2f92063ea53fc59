import { formatEuro } from '../../shared/money.ts';
import { appointmentStatusLabels } from '../booking/contract.ts';
import { messageStatusLabels } from '../contact/contract.ts';
import { orderStatusLabels, paymentStateLabels } from '../orders/contract.ts';
import { skillLabels } from '../services/contract.ts';
import type { AuditedEntity, AuditEntry } from './contract.ts';

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
  message: 'Μήνυμα',
  alert: 'Ειδοποίηση',
  settings: 'Ρυθμίσεις',
  session: 'Συνεδρία',
};

export const actionLabels: Record<AuditEntry['action'], string> = {
  created: 'Δημιουργία',
  updated: 'Αλλαγή',
  deleted: 'Διαγραφή',
};

/** What the fields of the history are called; one that is missing here shows its own name. */
const fieldLabels: Readonly<Record<string, string>> = {
  name: 'Όνομα',
  title: 'Τίτλος',
  sku: 'Κωδικός',
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
  isFeatured: 'Προτεινόμενο',
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
  isEmergency: 'Επείγουσα',
  isBookable: 'Κλείνεται με ραντεβού',
  onHome: 'Στην αρχική σελίδα',
  legalNote: 'Νομική σημείωση',
  position: 'Θέση',
  order: 'Σειρά',
  isVerified: 'Εγκεκριμένος',
  canViewPrices: 'Βλέπει τιμές',
  isRejected: 'Απορρίφθηκε',
  rejectionReason: 'Αιτία απόρριψης',
  isAdmin: 'Διαχειρίζεται παραγγελίες',
  isActive: 'Ενεργός',
  status: 'Κατάσταση',
  paymentState: 'Πληρωμή',
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
  serviceId: 'Υπηρεσία',
  serviceName: 'Υπηρεσία',
  opensHour: 'Ανοίγει',
  closesHour: 'Κλείνει',
  opensAt: 'Ανοίγει',
  closesAt: 'Κλείνει',
  reason: 'Αιτία',
  replies: 'Απαντήσεις',
  mode: 'Τρόπος',
  password: 'Κωδικός διαχειριστή',
  secondStep: 'Δεύτερο βήμα σύνδεσης',
  recoveryCodes: 'Κωδικοί ανάκτησης',
  openedAt: 'Άνοιξε',
  sessions: 'Συνεδρίες',
};

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  order: { ...orderStatusLabels, ...paymentStateLabels },
  appointment: appointmentStatusLabels,
  message: messageStatusLabels,
  service: skillLabels,
  technician: skillLabels,
};

/** What a field is called. */
export const fieldLabel = (field: string) => fieldLabels[field] ?? field;

/** Writes a value of the history as a person reads it; what was not there is a dash. */
export function valueText(entity: AuditedEntity, field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Ναι' : 'Όχι';
  if (typeof value === 'number') return field.endsWith('Cents') ? formatEuro(value) : String(value);
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((one) => valueText(entity, field, one)).join(', ') : '–';
  }
  if (typeof value === 'object') return JSON.stringify(value);
  return words[entity]?.[String(value)] ?? String(value);
}

/** What changed in an entry: each field with what it was and what it became. */
export function changedFields({ entity, before, after }: Pick<AuditEntry, 'entity' | 'before' | 'after'>) {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].map((field) => ({
    field,
    label: fieldLabel(field),
    before: valueText(entity, field, before[field]),
    after: valueText(entity, field, after[field]),
  }));
}
