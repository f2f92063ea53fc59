/** A table of refusals: a stable code, the HTTP status it travels under, the Greek sentence that the person reads. */
export type RefusalTable<Code extends string = string> = Readonly<
  Record<Code, { readonly status: number; readonly message: string }>
>;

/** The refusals that belong to no feature. */
export const generalRefusals = {
  INVALID_INPUT: { status: 400, message: 'Κάποια στοιχεία δεν είναι σωστά. Ελέγξτε τα και δοκιμάστε ξανά.' },
  LOGIN_REQUIRED: { status: 401, message: 'Συνδεθείτε για να συνεχίσετε.' },
  NOT_VERIFIED: { status: 403, message: 'Ο λογαριασμός σας αναμένει έγκριση.' },
  REJECTED: { status: 403, message: 'Η αίτηση του λογαριασμού σας δεν έγινε δεκτή. Επικοινωνήστε μαζί μας.' },
  PRICES_HIDDEN: { status: 403, message: 'Οι τιμές είναι ορατές μόνο σε εγκεκριμένους πελάτες.' },
  FORBIDDEN: { status: 403, message: 'Δεν έχετε δικαίωμα για αυτή την ενέργεια.' },
  FOREIGN_ORIGIN: {
    status: 403,
    message: 'Το αίτημα δεν προέρχεται από τη σελίδα μας. Ανανεώστε τη σελίδα.',
  },
  NOT_FOUND: { status: 404, message: 'Δεν βρέθηκε αυτό που ζητήσατε.' },
  TOO_LARGE: { status: 413, message: 'Το αίτημα είναι μεγαλύτερο από το επιτρεπτό.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Το αίτημα πρέπει να είναι σε μορφή JSON.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Πολλές προσπάθειες σε λίγο χρόνο. Δοκιμάστε ξανά σε λίγο.' },
  UNAVAILABLE: {
    status: 503,
    message: 'Το κατάστημα δεν μπορεί να απαντήσει αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.',
  },
  FAULT: { status: 500, message: 'Κάτι πήγε στραβά από την πλευρά μας. Δοκιμάστε ξανά σε λίγο.' },
} as const satisfies RefusalTable;

/** A code of the general table. */
export type GeneralCode = keyof typeof generalRefusals;

/** What a refusal may carry besides its code. */
export type RefusalDetails = {
  /** Replaces the table's sentence, where it names the thing: «Το προϊόν … εξαντλήθηκε». */
  message?: string;
  /** One Greek sentence for each field that is wrong. */
  fields?: Readonly<Record<string, string>>;
  /** What the page needs to go on, such as the new totals; it travels to the browser. */
  data?: unknown;
  /** After how many seconds another attempt makes sense; it becomes the Retry-After header. */
  retryAfterSeconds?: number;
};

/** An error's body on the wire. */
export type WireError = {
  error: string;
  code: string;
  fields?: Readonly<Record<string, string>>;
  data?: unknown;
};

/** A request that a rule turns down; whoever throws it inside a transaction rolls it back. */
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

/** Makes the refusal that a table has under a code. */
export function refusal<Code extends string>(
  table: RefusalTable<Code>,
  code: NoInfer<Code>,
  details?: RefusalDetails,
): Refusal {
  const { status, message } = table[code];
  return new Refusal(code, status, message, details);
}

/** Throws the refusal that a table has under a code. */
export function refuse<Code extends string>(
  table: RefusalTable<Code>,
  code: NoInfer<Code>,
  details?: RefusalDetails,
): never {
  throw refusal(table, code, details);
}

/** Gives a refusal's body on the wire. */
export function wireError({ message, code, fields, data }: Refusal): WireError {
  return { error: message, code, ...(fields && { fields }), ...(data !== undefined && { data }) };
}

/** Reads an answer's body as an error, or gives null when it is none of ours. */
export function readWireError(body: unknown): WireError | null {
  if (typeof body !== 'object' || body === null || !('error' in body) || !('code' in body)) return null;
  return typeof body.error === 'string' && typeof body.code === 'string' ? (body as WireError) : null;
}
