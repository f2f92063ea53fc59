/** A table of refusals: a stable code, its HTTP status, and the Greek sentence shown to the user. */
export type RefusalTable<Code extends string = string> = Readonly<
  Record<Code, { readonly status: number; readonly message: string }>
>;

/** The refusals that a page says without having asked. */
export const pageRefusals = {
  LOGIN_REQUIRED: { status: 401, message: 'Συνδεθείτε για να συνεχίσετε.' },
  NOT_VERIFIED: { status: 403, message: 'Ο λογαριασμός σας αναμένει έγκριση.' },
  REJECTED: { status: 403, message: 'Η αίτηση του λογαριασμού σας δεν έγινε δεκτή. Επικοινωνήστε μαζί μας.' },
  PRICES_HIDDEN: { status: 403, message: 'Οι τιμές εμφανίζονται μόνο σε λογαριασμούς με πρόσβαση σε αυτές.' },
  FORBIDDEN: { status: 403, message: 'Δεν έχετε δικαίωμα για αυτή την ενέργεια.' },
  FAULT: { status: 500, message: 'Κάτι πήγε στραβά από την πλευρά μας. Δοκιμάστε ξανά σε λίγο.' },
} as const satisfies RefusalTable;

export type PageCode = keyof typeof pageRefusals;

/** The refusals that all features share. */
export const generalRefusals = {
  ...pageRefusals,
  INVALID_INPUT: { status: 400, message: 'Κάποια στοιχεία δεν είναι σωστά. Ελέγξτε τα και δοκιμάστε ξανά.' },
  FOREIGN_ORIGIN: {
    status: 403,
    message: 'Το αίτημα δεν προέρχεται από τη σελίδα μας. Ανανεώστε τη σελίδα.',
  },
  SWITCHED_OFF: { status: 404, message: 'Το κατάστημα δεν διαθέτει αυτή τη λειτουργία.' },
  NOT_FOUND: { status: 404, message: 'Δεν βρέθηκε αυτό που ζητήσατε.' },
  TOO_LARGE: { status: 413, message: 'Το αίτημα είναι μεγαλύτερο από το επιτρεπτό.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Το αίτημα πρέπει να είναι σε μορφή JSON.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Πολλές προσπάθειες σε λίγο χρόνο. Δοκιμάστε ξανά σε λίγο.' },
  SHOP_CLOSED: { status: 503, message: 'Το κατάστημα δεν έχει ανοίξει ακόμη.' },
  UNAVAILABLE: {
    status: 503,
    message: 'Το κατάστημα δεν μπορεί να απαντήσει αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.',
  },
} as const satisfies RefusalTable;

export type GeneralCode = keyof typeof generalRefusals;

/** Optional details of a refusal. */
export type RefusalDetails = {
  /** Replaces the table's sentence to name the item: «Το προϊόν … εξαντλήθηκε». */
  message?: string;
  /** One Greek sentence for each invalid field. */
  fields?: Readonly<Record<string, string>>;
  /** What the page needs to continue, such as the new totals; it is sent to the browser. */
  data?: unknown;
  /** After how many seconds another attempt makes sense; sent as the Retry-After header. */
  retryAfterSeconds?: number;
};

/** The JSON body of an error response. */
export type WireError = {
  error: string;
  code: string;
  fields?: Readonly<Record<string, string>>;
  data?: unknown;
};

/** A request rejected by a rule; thrown inside a transaction, it rolls the transaction back. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly status: number;
  readonly fields: RefusalDetails['fields'];
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, status: number, message: string, details: RefusalDetails = {}) {
    super(details.message ?? message);
    this.code = code;
    this.status = status;
    this.fields = details.fields;
    this.data = details.data;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Creates the refusal of a table's code. */
export function refusal<Code extends string>(
  table: RefusalTable<Code>,
  code: NoInfer<Code>,
  details?: RefusalDetails,
): Refusal {
  const { status, message } = table[code];
  return new Refusal(code, status, message, details);
}

/** Throws the refusal of a table's code. */
export function refuse<Code extends string>(
  table: RefusalTable<Code>,
  code: NoInfer<Code>,
  details?: RefusalDetails,
): never {
  throw refusal(table, code, details);
}

/** Returns a refusal as the JSON body of its response. */
export function wireError({ message, code, fields, data }: Refusal): WireError {
  return { error: message, code, ...(fields && { fields }), ...(data !== undefined && { data }) };
}

/** Reads a response body as an error; null when it does not have our error format. */
export function readWireError(body: unknown): WireError | null {
  if (typeof body !== 'object' || body === null || !('error' in body) || !('code' in body)) return null;
  return typeof body.error === 'string' && typeof body.code === 'string' ? (body as WireError) : null;
}
