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
  if (own.length === 0) return null;
  const kept: TypedBooking = Object.fromEntries(own);
  // An hour means nothing without its day.
  return JSON.stringify(kept.appointmentTime ? { ...kept, appointmentDate: typed.appointmentDate } : kept);
}

/**
 * Restores an unfinished booking, without a day that has passed in the meantime or another than the one known
 * now; invalid text is ignored.
 */
export function restoreBooking(known: TypedBooking, text: string | null, today: LocalDate): TypedBooking {
  const stored = typedBooking.safeParse(readJson(text));
  if (!stored.success) return known;
  const { appointmentDate: day, appointmentTime: time, ...details } = stored.data;
  const isOpen = day !== undefined && day >= today && day === (known.appointmentDate ?? day);
  return {
    ...known,
    ...details,
    ...(isOpen && { appointmentDate: day, ...(time !== undefined && { appointmentTime: time }) }),
  };
}
