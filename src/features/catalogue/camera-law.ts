/** What the law says of every camera at a home or a business (GDPR; decisions of the data protection authority). */
export const cameraLaw = {
  view: 'Οι κάμερες βλέπουν μόνο τον δικό σας χώρο: ποτέ δρόμο, πεζοδρόμιο ή γείτονα. Ό,τι άλλο μπαίνει στο πλάνο καλύπτεται με μάσκα.',
  sound: 'Ο ήχος μένει κλειστός: η ηχογράφηση όσων περνούν απαγορεύεται.',
  commonParts:
    'Σε κοινόχρηστο χώρο πολυκατοικίας χρειάζεται απόφαση της πλειοψηφίας των ιδιοκτητών, και όπου μπαίνουν τρίτοι πινακίδα πριν από την είσοδο. Υπεύθυνος είναι όποιος έχει την κάμερα.',
};

const kinds: ReadonlySet<string> = new Set(['camera', 'doorbell', 'intercom']);

/** Whether products of a kind film whoever passes. */
export const isFilming = (kind: string | undefined): boolean => kind !== undefined && kinds.has(kind);
