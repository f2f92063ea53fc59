/** What the shop promises whoever asks for an account, never that it will be approved. */
export const contactPromise = 'Επικοινωνούμε μαζί σας μέσα σε 24 ώρες, τις εργάσιμες ημέρες.';

/** By what an account is approved. */
export const approvalGrounds =
  'Ελέγχουμε ότι τα στοιχεία είναι πλήρη και αληθινά και, στις επιχειρήσεις, ότι το ΑΦΜ ανήκει στην επωνυμία.';
