import type { ApiContext } from '#server/serve.ts';
import { addDays, formatDate, type LocalDate } from '#shared/dates.ts';
import { generalRefusals, refuse } from '#shared/errors.ts';
import type { ContractFields } from '../contract.ts';
import type { Ending } from '../enums.ts';
import { maxPauses, maxPrices } from '../limits.ts';
import { contractRefusals } from '../refusals.ts';
import { isBilled, priceDays, priceOn, raised, type Pause } from '../rules.ts';
import { changeContract, type Known } from './change-actions.ts';
import { agreedColumns, requireNear, savedColumns } from './columns.ts';

type Of<Asked> = { contractId: string; seen: number } & Asked;

/** Saves what the form of a contract says. */
export const saveContract = (context: ApiContext, { contractId, seen, ...fields }: Of<ContractFields>) =>
  changeContract(context, { contractId, seen }, async ({ contract, billed, today }, trx) =>
    savedColumns(contract, await agreedColumns(trx, fields, today), billed.length > 0),
  );

/** Another price from the beginning of a period that has not begun. */
export const changePrice = (
  context: ApiContext,
  { from, percent, ...of }: Of<{ from: LocalDate; percent: number }>,
) =>
  changeContract(context, of, ({ contract, today }) => {
    if (!priceDays(contract, today).includes(from)) {
      const { message } = contractRefusals.CONTRACT_PRICE_DAY;
      refuse(contractRefusals, 'CONTRACT_PRICE_DAY', { fields: { from: message } });
    }
    const others = contract.prices.filter((price) => price.from !== from);
    if (others.length >= maxPrices) refuse(contractRefusals, 'CONTRACT_TOO_MANY');
    const cents = raised(priceOn(others, addDays(from, -1)), percent);
    if (cents === 0)
      refuse(generalRefusals, 'INVALID_INPUT', { fields: { percent: 'Η τιμή δεν γίνεται μηδέν.' } });
    return { prices: [...others, { from, cents, percent }].toSorted(byDay) };
  });

const byDay = (one: { from: LocalDate }, other: { from: LocalDate }) => (one.from < other.from ? -1 : 1);

/** Refuses days of a pause that are billed, or beyond the contract. */
function requirePausable(
  { contract, billed, today }: Known,
  pause: Pick<Pause, 'from' | 'to'>,
  field: string,
) {
  requireNear(field, pause.from, today);
  if (pause.to !== undefined) requireNear('to', pause.to, today);
  if (pause.from < contract.startsOn)
    refuse(generalRefusals, 'INVALID_INPUT', {
      fields: { [field]: `Το συμβόλαιο αρχίζει στις ${formatDate(contract.startsOn)}.` },
    });
  if (contract.endsOn !== null && pause.from > contract.endsOn) {
    const { message } = contractRefusals.CONTRACT_ENDED;
    refuse(contractRefusals, 'CONTRACT_ENDED', { fields: { [field]: message } });
  }
  if (!isBilled(billed, pause)) return;
  const last = billed.findLast(({ from }) => pause.to === undefined || from <= pause.to)?.to ?? pause.from;
  const message = `Έχει χρεωθεί έως ${formatDate(last)}. Βάλτε παύση από ${formatDate(addDays(last, 1))}, ή ακυρώστε πρώτα τον λογαριασμό.`;
  refuse(contractRefusals, 'CONTRACT_DAYS_BILLED', { message, fields: { [field]: message } });
}

const overlaps = (one: Pick<Pause, 'from' | 'to'>, other: Pick<Pause, 'from' | 'to'>) =>
  (other.to === undefined || one.from <= other.to) && (one.to === undefined || other.from <= one.to);

/** Pauses a contract: the days of a pause are billed neither now nor later. */
export const pauseContract = (
  context: ApiContext,
  {
    from,
    to,
    reason,
    ...of
  }: Of<{ from: LocalDate; to?: LocalDate | undefined; reason?: string | undefined }>,
) =>
  changeContract(context, of, (known) => {
    const { pauses } = known.contract;
    const pause = { from, ...(to !== undefined && { to }), ...(reason !== undefined && { reason }) };
    requirePausable(known, pause, 'from');
    if (pauses.some((one) => overlaps(one, pause))) {
      const { message } = contractRefusals.CONTRACT_PAUSED_THEN;
      refuse(contractRefusals, 'CONTRACT_PAUSED_THEN', { fields: { from: message } });
    }
    if (pauses.length >= maxPauses) refuse(contractRefusals, 'CONTRACT_TOO_MANY');
    return { pauses: [...pauses, pause].toSorted(byDay) };
  });

/** Lets a contract go on from a day: its present or next pause ends the day before, or does not begin at all. */
export const resumeContract = (context: ApiContext, { on, ...of }: Of<{ on: LocalDate }>) =>
  changeContract(context, of, (known) => {
    const { contract, today } = known;
    const day = on < today ? on : today;
    const index = contract.pauses.findIndex(({ to }) => to === undefined || to >= day);
    const pause = contract.pauses[index];
    if (!pause) return refuse(contractRefusals, 'CONTRACT_NOT_PAUSED');
    if (on <= pause.from) return { pauses: contract.pauses.toSpliced(index, 1) };
    requireNear('on', on, today);
    const shorter = { ...pause, to: addDays(on, -1) };
    // A longer pause takes days that may be billed, or another pause.
    const added = pause.to !== undefined && shorter.to > pause.to;
    if (added) requirePausable(known, { from: addDays(pause.to ?? pause.from, 1), to: shorter.to }, 'on');
    const next = contract.pauses[index + 1];
    if (next && next.from <= shorter.to) {
      const { message } = contractRefusals.CONTRACT_PAUSED_THEN;
      refuse(contractRefusals, 'CONTRACT_PAUSED_THEN', { fields: { on: message } });
    }
    return { pauses: contract.pauses.toSpliced(index, 1, shorter) };
  });

type EndAsked = {
  ending: Ending;
  endsOn?: LocalDate | undefined;
  isLastWhole: boolean;
  reason?: string | undefined;
};

/** Ends a contract on a day, before its time or not, or lets it go on. */
export const endContract = (
  context: ApiContext,
  { ending, endsOn, isLastWhole, reason, ...of }: Of<EndAsked>,
) =>
  changeContract(context, of, ({ contract, today }) => {
    if (ending === 'open' || endsOn === undefined)
      return { endsOn: null, isLastWhole: false, isCancelled: false, endReason: '' };
    if (endsOn < contract.startsOn)
      refuse(generalRefusals, 'INVALID_INPUT', {
        fields: { endsOn: `Το συμβόλαιο αρχίζει στις ${formatDate(contract.startsOn)}.` },
      });
    if (ending === 'cancelled') requireNear('endsOn', endsOn, today);
    return { endsOn, isLastWhole, isCancelled: ending === 'cancelled', endReason: reason ?? '' };
  });
