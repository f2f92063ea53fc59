import { formatDate, type LocalDate } from '#shared/dates.ts';
import { amountOf, pricesText, type Cents } from '#shared/money.ts';
import { endText } from '../end-text.ts';
import { pauseText, contractInWords, type ContractColumns } from '../present.ts';
import { periodLabels } from '../labels.ts';
import { priceOn } from '../rules.ts';

/** What a customer reads of a contract as its words differ, with their labels. */
const told = {
  title: 'Συμβόλαιο',
  kind: 'Είδος',
  includes: 'Τι περιλαμβάνει',
  lines: 'Ανάλυση τιμής',
  place: 'Διεύθυνση',
  visits: 'Επισκέψεις',
  startsOn: 'Έναρξη',
  billing: 'Χρέωση',
  payDays: 'Πληρώνεται μέσα σε',
  noticeDays: 'Προειδοποίηση λήξης',
} as const;

/** A price as this customer reads it first. */
export const shownPrice = (cents: Cents, grossFirst: boolean): string =>
  pricesText(amountOf(cents), grossFirst);

function priceChanges(
  before: ContractColumns,
  after: ContractColumns,
  { grossFirst, seesPrices }: Pick<Told, 'grossFirst' | 'seesPrices'>,
): string[] {
  const days = [...new Set([...before.prices, ...after.prices].map(({ from }) => from))].toSorted();
  return days.flatMap((day) => {
    const [was, now] = [before, after].map(({ prices }) => priceOn(prices, day));
    if (was === now || was === undefined || now === undefined) return [];
    if (!seesPrices) return [`Η τιμή αλλάζει από ${formatDate(day)}.`];
    const change = `${shownPrice(now, grossFirst)} ${periodLabels[after.periodMonths]}, αντί ${shownPrice(was, grossFirst)}`;
    return [`Η τιμή από ${formatDate(day)}: ${change}.`];
  });
}

function pauseChanges({ pauses: before }: ContractColumns, { pauses: after }: ContractColumns): string[] {
  const [had, has] = [before.map(pauseText), after.map(pauseText)];
  return [
    ...has
      .filter((text) => !had.includes(text))
      .map((text) => `Παύση ${text}: οι ημέρες της δεν χρεώνονται και δεν αναπληρώνονται.`),
    ...had.filter((text) => !has.includes(text)).map((text) => `Δεν ισχύει πια η παύση ${text}.`),
  ];
}

/** How a contract ends now, and what is still billed. */
function endChange(
  before: ContractColumns,
  after: ContractColumns,
  billedUntil: LocalDate | undefined,
): string[] {
  if (endText(before) === endText(after)) return [];
  if (after.endsOn === null) return ['Το συμβόλαιο συνεχίζεται χωρίς ημερομηνία λήξης.'];
  const verb = after.isCancelled ? 'διακόπτεται' : 'λήγει';
  const isBilled = billedUntil !== undefined && billedUntil >= after.endsOn;
  const last = isBilled
    ? `Έχει χρεωθεί έως ${formatDate(billedUntil)} και δεν εκδίδεται άλλος λογαριασμός.`
    : after.isLastWhole
      ? 'Η τελευταία περίοδος χρεώνεται ολόκληρη.'
      : 'Ο τελευταίος λογαριασμός είναι για τις ημέρες έως τότε.';
  return [`Το συμβόλαιο ${verb} στις ${formatDate(after.endsOn)}. ${last}`];
}

type Told = { grossFirst: boolean; seesPrices: boolean; billedUntil: LocalDate | undefined };

/** What changed of a contract, as its customer is told: sentences and lines, in order. */
export function customerChanges(
  before: ContractColumns,
  after: ContractColumns,
  { billedUntil, ...reader }: Told,
): string[] {
  const [was, is] = [contractInWords(before), contractInWords(after)];
  const lines = Object.entries(told).flatMap(([field, label]) => {
    const [one, other] = [was[field as keyof typeof told], is[field as keyof typeof told]];
    const isHidden = field === 'lines' && !reader.seesPrices;
    return one === other || isHidden ? [] : [`${label}: ${[one || '–', other || '–'].join(' → ')}`];
  });
  return [
    ...lines,
    ...priceChanges(before, after, reader),
    ...pauseChanges(before, after),
    ...endChange(before, after, billedUntil),
  ];
}
