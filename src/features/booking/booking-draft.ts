import * as z from 'zod/mini';
import type { LocalDate } from '#shared/dates.ts';
import { readJson } from '#shared/json.ts';

const typedBooking = z.partial(
  z.object({
    appointmentDate: z.string(),
    appointmentTime: z.string(),
    customerName: z.string(),
    customerEmail: z.string(),
    customerPhone: z.string(),
    address: z.string(),
    notes: z.string(),
  }),
);

/** The selected and typed values of a booking so far. */
export type TypedBooking = z.infer<typeof typedBooking>;

/** The stored text of an unfinished booking: the values that differ from the known ones, or null if none do. */
export function writeBooking(typed: TypedBooking, known: TypedBooking): string | null {
  const own = Object.entries(typedBooking.parse(typed)).filter(
    ([name, value]) => (value ?? '') !== (known[name as keyof TypedBooking] ?? ''),
  );
  return own.length === 0 ? null : JSON.stringify(Object.fromEntries(own));
}

/** Restores an unfinished booking, without a day that has passed in the meantime; invalid text is ignored. */
export function restoreBooking(known: TypedBooking, text: string | null, today: LocalDate): TypedBooking {
  const stored = typedBooking.safeParse(readJson(text));
  if (!stored.success) return known;
  const restored = { ...known, ...stored.data };
  if (restored.appointmentDate !== undefined && restored.appointmentDate < today) {
    delete restored.appointmentDate;
    delete restored.appointmentTime;
  }
  return restored;
}
