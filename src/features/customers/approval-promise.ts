/** The promise to everybody who registers; it never promises approval. */
export const contactPromise = 'Επικοινωνούμε μαζί σας μέσα σε 24 ώρες, τις εργάσιμες ημέρες.';

/** The criteria for approving an account. */
export const approvalGrounds =
  'Ελέγχουμε ότι τα στοιχεία είναι πλήρη και αληθινά και, στις επιχειρήσεις, ότι το ΑΦΜ ανήκει στην επωνυμία.';
