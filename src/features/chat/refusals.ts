import type { RefusalTable } from '#shared/errors.ts';

export const chatRefusals = {
  CHAT_NOT_FOUND: { status: 404, message: 'Η συνομιλία δεν βρέθηκε. Ξεκινήστε μια νέα.' },
  CHAT_CLOSED: {
    status: 409,
    message: 'Η συνομιλία έχει κλείσει. Το κείμενό σας διατηρήθηκε: στείλτε το σε νέα συνομιλία.',
  },
  CHAT_FULL: {
    status: 409,
    message: 'Η συνομιλία έχει φτάσει τα 1.000 μηνύματα. Κλείστε την και στείλτε το κείμενό σας σε νέα.',
  },
  TOO_MANY_CHATS: {
    status: 409,
    message: 'Έχετε ήδη 200 συνομιλίες. Συνεχίστε την τελευταία ή γράψτε μας από τη σελίδα επικοινωνίας.',
  },
  CHAT_NOT_CLOSED: { status: 409, message: 'Η συνομιλία είναι ήδη ανοιχτή.' },
  CHAT_GONE_ON: {
    status: 409,
    message: 'Η συνομιλία δεν ανοίγει ξανά: ο επισκέπτης συνεχίζει σε άλλη ή δεν είναι πια γνωστός.',
  },
  TAKEN: { status: 409, message: 'Τη συνομιλία την έχει άλλος διαχειριστής.' },
  NO_NAME: { status: 409, message: 'Δώστε πρώτα το όνομα με το οποίο σας βλέπουν οι πελάτες.' },
  NAME_TAKEN: {
    status: 409,
    message:
      'Με αυτό το όνομα είναι συνδεδεμένος άλλος διαχειριστής. Αν είστε εσείς σε άλλη συσκευή, επιβεβαιώστε το.',
  },
  AGENT_NOT_FOUND: { status: 404, message: 'Αυτός ο διαχειριστής δεν είναι πια συνδεδεμένος.' },
  LINK_NOT_FOUND: { status: 404, message: 'Ο σύνδεσμος δεν υπάρχει πια. Αφαιρέστε τον και στείλτε ξανά.' },
  NOTHING_TO_MAIL: { status: 409, message: 'Η συνομιλία δεν έχει ακόμη μηνύματα.' },
  REPLY_NOT_FOUND: { status: 404, message: 'Η έτοιμη απάντηση δεν βρέθηκε. Ίσως διαγράφηκε στο μεταξύ.' },
  SHORTCUT_TAKEN: { status: 409, message: 'Υπάρχει ήδη έτοιμη απάντηση με αυτή τη συντόμευση.' },
  TOO_MANY_REPLIES: { status: 409, message: 'Οι έτοιμες απαντήσεις είναι ήδη 200. Διαγράψτε κάποια πρώτα.' },
  ANSWER_NOT_FOUND: { status: 404, message: 'Η απάντηση δεν βρέθηκε. Ίσως διαγράφηκε στο μεταξύ.' },
  TOO_MANY_ANSWERS: { status: 409, message: 'Ο βοηθός έχει ήδη 200 απαντήσεις. Διαγράψτε κάποια πρώτα.' },
} as const satisfies RefusalTable;
