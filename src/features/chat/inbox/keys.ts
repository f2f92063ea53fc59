export type InboxCommand =
  | 'next'
  | 'previous'
  | 'open'
  | 'reply'
  | 'note'
  | 'canned'
  | 'link'
  | 'take'
  | 'hand-back'
  | 'close'
  | 'details'
  | 'next-waiting'
  | 'help'
  | 'list-1'
  | 'list-2'
  | 'list-3'
  | 'list-4'
  | 'list-5';

/** The part of a keyboard event that decides. */
export interface PressedKey {
  key: string;
  /** The physical key, because a Greek layout types other letters with it. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const byKey: Readonly<Record<string, InboxCommand>> = {
  '?': 'help',
  '/': 'canned',
  '@': 'link',
  Enter: 'open',
};

const byCode: Readonly<Record<string, InboxCommand>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyR: 'reply',
  KeyN: 'note',
  KeyA: 'take',
  KeyB: 'hand-back',
  KeyE: 'close',
  KeyI: 'details',
  KeyU: 'next-waiting',
  Digit1: 'list-1',
  Digit2: 'list-2',
  Digit3: 'list-3',
  Digit4: 'list-4',
  Digit5: 'list-5',
};

/** Returns what a key does while nothing is being typed; undefined for the browser's and the administration's own keys. */
export function commandOf(pressed: PressedKey): InboxCommand | undefined {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey) return undefined;
  const bySign = byKey[pressed.key];
  if (bySign) return bySign;
  return pressed.shiftKey ? undefined : byCode[pressed.code];
}

/** The keys as the help shows them. */
export const keyHelp: readonly { title: string; keys: readonly (readonly [keys: string, does: string])[] }[] =
  [
    {
      title: 'Λίστα',
      keys: [
        ['j', 'Επόμενη συνομιλία'],
        ['k', 'Προηγούμενη συνομιλία'],
        ['Enter', 'Άνοιγμα και απάντηση'],
        ['u', 'Η συνομιλία που περιμένει περισσότερο'],
        ['1 – 5', 'Νέες, δικές μου, άλλων, βοηθού, κλειστές'],
      ],
    },
    {
      title: 'Συνομιλία',
      keys: [
        ['r', 'Απάντηση'],
        ['n', 'Εσωτερική σημείωση'],
        ['a', 'Ανάληψη'],
        ['b', 'Επιστροφή στον βοηθό'],
        ['e', 'Κλείσιμο'],
        ['i', 'Στοιχεία: εμφάνιση ή απόκρυψη'],
      ],
    },
    {
      title: 'Στο κείμενο',
      keys: [
        ['Enter', 'Αποστολή'],
        ['Shift Enter', 'Νέα γραμμή'],
        ['Ctrl Enter', 'Αποστολή και επόμενη που περιμένει'],
        ['/', 'Έτοιμες απαντήσεις'],
        ['@', 'Σύνδεσμος προϊόντος ή ραντεβού'],
        ['Esc', 'Πίσω στη λίστα'],
      ],
    },
    {
      title: 'Παντού',
      keys: [
        ['?', 'Αυτή η βοήθεια'],
        ['Ctrl K', 'Αναζήτηση σε όλη τη διαχείριση'],
      ],
    },
  ];
