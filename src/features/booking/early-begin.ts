import type * as z from 'zod/mini';
import { addDays, athensDate, formatDate, type LocalDate } from '#shared/dates.ts';
import { across } from '#shared/fields.ts';
import type { ViewerCustomer } from '#shared/viewer.ts';
import type { ServiceRole } from '#features/services/contract.ts';
import { isPromisedFree } from '#features/services/rules.ts';
import { appointmentRequest } from './contract.ts';

/** How many days a consumer has to withdraw from the contract for a service (Directive 2011/83/EU, article 9). */
const withdrawalDays = 14;

/** What decides whether a visit on these days is asked for expressly; the price in any unit. */
export type EarlyVisit = {
  accountType: ViewerCustomer['accountType'];
  service: {
    isEmergency: boolean;
    price?: number | null | undefined;
    role?: ServiceRole | null | undefined;
  };
};

/**
 * The last day whose visit is asked for expressly, because a consumer who books today may still withdraw then; null where
 * nobody is asked: for a business, for a visit that costs nothing and for an urgent repair, which is excepted.
 */
export const earlyUntil = ({ accountType, service }: EarlyVisit, today: LocalDate): LocalDate | null =>
  accountType === 'b2b' || service.isEmergency || service.price === 0 || isPromisedFree(service)
    ? null
    : addDays(today, withdrawalDays);

/** The consent to a begin within the days of withdrawal, as its consumer gives it. */
export const beginEarlyText = (what: 'η υπηρεσία' | 'η εγκατάσταση') =>
  `Ζητώ να αρχίσει ${what} πριν λήξουν οι 14 ημέρες της υπαναχώρησης. Γνωρίζω ότι, αν υπαναχωρήσω αφού αρχίσει, πληρώνω όσο αναλογεί στην εργασία που έγινε, και ότι μόλις ολοκληρωθεί χάνω το δικαίωμα υπαναχώρησης για αυτήν.`;

/** The consent that was given, for e-mails and lists. */
export const beginConsentText = (at: Date) =>
  `Ζητήθηκε στις ${formatDate(athensDate(at))} να αρχίσει πριν λήξουν οι 14 ημέρες της υπαναχώρησης. Μόλις ολοκληρωθεί, δεν υπάρχει υπαναχώρηση.`;

/** Why a visit until `lastDay` needs the consent, as a Greek sentence. */
export const needsConsentText = (lastDay: LocalDate) =>
  `Για επίσκεψη έως και τις ${formatDate(lastDay)} χρειαζόμαστε το αίτημά σας. Αλλιώς επιλέξτε μεταγενέστερη ημέρα.`;

/** The booking's form, which asks for the consent to a visit until `lastDay`. */
export const bookingForm = (lastDay: LocalDate | null) =>
  appointmentRequest.check(
    across<z.input<typeof appointmentRequest>>(
      'beginsEarly',
      lastDay === null ? '' : needsConsentText(lastDay),
      ({ appointmentDate, beginsEarly }) =>
        beginsEarly === true || lastDay === null || !(appointmentDate <= lastDay),
    ),
  );
