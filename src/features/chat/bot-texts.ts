import { company } from '../../shared/company.ts';

/** Every sentence that the bot says by itself. */
export const botTexts = {
  /** On opening, and in answer to whatever it does not know. */
  greeting: `Γεια σας! Είμαι ο ψηφιακός βοηθός της ${company.brand.el}. Ρωτήστε με για κάμερες, τιμές, υποστήριξη και ραντεβού, ή ζητήστε έναν εκπρόσωπό μας.`,
  cameras:
    'Έχουμε κάμερες για κάθε χώρο: εσωτερικές, εξωτερικές, ασύρματες, και συστήματα με καταγραφικό. Πείτε μου τι θέλετε να προστατεύσετε και θα σας δείξω τις κατάλληλες.',
  prices:
    'Η εγκατάσταση ξεκινά από 150 € για ένα βασικό σύστημα. Για ακριβή τιμή κάνουμε δωρεάν εκτίμηση στον χώρο σας.',
  support: `Η υποστήριξή μας λειτουργεί 24 ώρες το 24ωρο, 7 ημέρες την εβδομάδα. Για έκτακτη ανάγκη καλέστε στο ${company.emergency.phone}.`,
  appointment: `Ραντεβού κλείνετε online, από τη σελίδα των υπηρεσιών μας, ή τηλεφωνικά στο ${company.phone}.`,
  repair:
    'Οι τεχνικοί μας είναι διαθέσιμοι Δευτέρα έως Παρασκευή, 8:00 – 18:00. Περιγράψτε μου το πρόβλημα ή κλείστε ραντεβού.',
  welcome: `Καλώς ήρθατε στη ${company.brand.el}! Πώς μπορώ να σας βοηθήσω;`,
  handOver: 'Σας συνδέω με έναν εκπρόσωπό μας. Μείνετε στη συνομιλία, παρακαλώ.',
  /** Nobody is there: the specification's sentence. */
  busy: 'Δυστυχώς όλοι οι εκπρόσωποί μας είναι απασχολημένοι. Θα επικοινωνήσουμε μαζί σας το συντομότερο δυνατό.',
  askContact: 'Αφήστε μας το email σας, για να σας απαντήσουμε εκεί με όλη τη συνομιλία μας.',
  left: 'Κρατήσαμε τη συνομιλία μας ως μήνυμα. Θα σας απαντήσουμε με email.',
  back: 'Συνεχίζετε με τον ψηφιακό βοηθό μας. Σε τι άλλο μπορώ να σας βοηθήσω;',
} as const;

export type BotTopic = 'cameras' | 'prices' | 'support' | 'appointment' | 'repair' | 'welcome';

/** The administrator who is there greets; without an article, so that every name fits. */
export const agentGreeting = (name: string) =>
  `Γεια σας, εδώ ${name} από τη ${company.brand.el}. Διαβάζω όσα γράψατε και σας απαντώ.`;

/** The five suggestions; each of them is answered by its own rule. */
export const quickReplies = [
  'Κάμερες ασφαλείας',
  'Τιμές εγκατάστασης',
  'Υποστήριξη 24/7',
  'Κλείσιμο ραντεβού',
  'Θέλω εκπρόσωπο',
] as const;
