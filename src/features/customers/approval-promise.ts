import { contactTime } from '#shared/promises.ts';

/** The promise to everybody who registers; it never promises approval. */
export const contactPromise = (): string => `Επικοινωνούμε μαζί σας ${contactTime()}.`;

const grounds = 'Ελέγχουμε ότι τα στοιχεία είναι πλήρη και αληθινά';
/** The criteria for approving an account, as everybody reads them. */
export const approvalGrounds = `${grounds} και, στις επιχειρήσεις, ότι το ΑΦΜ ανήκει στην επωνυμία.`;
/** The same for anyone who has an account of a type. */
export const approvalGroundsOf = (type: 'private' | 'b2b') =>
  type === 'b2b' ? `${grounds} και ότι το ΑΦΜ ανήκει στην επωνυμία.` : `${grounds}.`;
