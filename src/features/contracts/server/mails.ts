import type { MailRow } from '#server/mail-content.ts';
import { introOf, mailIntro } from '#server/mail-words.ts';
import { mailTo, type Mail } from '#server/mail.ts';
import { company } from '#shared/company.ts';
import { formatDate } from '#shared/dates.ts';
import { plural } from '#shared/greek.ts';
import { readsGross } from '#shared/viewer.ts';
import { periodLabels, visitLabel } from '../labels.ts';
import { endText } from '../end-text.ts';
import { billingText, placeText, type MailedHolder, type StoredContract } from '../present.ts';
import { linesOn, linesText } from '../contract-lines.ts';
import { priceOn } from '../rules.ts';
import { shownPrice } from './changes.ts';

/** What the e-mails about a contract say of it. */
export type MailedContract = Omit<StoredContract, 'revision' | 'nextBillOn'> & MailedHolder;

function rowsOf(contract: MailedContract): MailRow[] {
  const { startsOn, visitMonths, includes, noticeDays, prices, periodMonths } = contract;
  const price = shownPrice(priceOn(prices, startsOn), readsGross(contract.accountType));
  return [
    ['Αριθμός συμβολαίου', contract.contractNumber],
    ['Συμβόλαιο', contract.title],
    ...(includes ? [['Περιλαμβάνει', includes] as const] : []),
    ['Διεύθυνση', placeText(contract)],
    ...(contract.seesPrices ? [['Τιμή', `${price} ${periodLabels[periodMonths]}`] as const] : []),
    ...(contract.seesPrices && contract.lines.length > 0
      ? [['Ανάλυση τιμής', linesText(linesOn(contract, startsOn))] as const]
      : []),
    ['Χρέωση', billingText(periodMonths, contract.billsAhead)],
    ...(visitMonths === null ? [] : [['Επισκέψεις', visitLabel(visitMonths)] as const]),
    ['Έναρξη', formatDate(startsOn)],
    ['Λήξη', endText(contract)],
    ...(noticeDays === null ? [] : [['Προειδοποίηση λήξης', plural(noticeDays, 'ημέρα', 'ημέρες')] as const]),
  ];
}

/** What the e-mail about a new contract begins with. */
export const contractIntro = mailIntro(
  'contractBegun',
  'Συμβόλαιο που αρχίζει',
  'Καταχωρίσαμε το συμβόλαιό σας, όπως συμφωνήσαμε. Αν κάτι δεν είναι σωστό, απαντήστε σε αυτό το email.',
  () =>
    contractBegunMail({
      ...exampleContract,
      contractNumber: `${company().numbering.contracts}-7K3M-9QXD`,
    }),
);

const exampleContract: Omit<MailedContract, 'contractNumber'> = {
  id: 'example',
  customerId: 'example',
  customerName: '',
  customerEmail: '',
  accountType: 'private',
  seesPrices: true,
  kind: 'maintenance',
  title: 'Συντήρηση συναγερμού',
  includes: 'Δύο επισκέψεις τον χρόνο',
  address: 'Οδός 1',
  city: 'Αθήνα',
  postalCode: '11523',
  serviceId: null,
  visitMonths: 6,
  startsOn: '2026-12-01',
  billsFrom: '2026-12-01',
  periodMonths: 12,
  billsAhead: true,
  prices: [{ from: '2026-12-01', cents: 12_000 }],
  lines: [],
  pauses: [],
  indexPercent: null,
  noticeDays: 30,
  payDays: 15,
  endsOn: null,
  isLastWhole: false,
  isCancelled: false,
  endReason: '',
};

/** Says what was agreed of a new contract. */
export const contractBegunMail = (contract: MailedContract): Mail =>
  mailTo(contract.customerEmail, {
    title: `Το συμβόλαιό σας ${contract.contractNumber}`,
    paragraphs: introOf(contractIntro),
    rows: rowsOf(contract),
  });

/** Says what changed of a contract, before it holds. */
export const contractChangedMail = (contract: MailedContract, changes: readonly string[]): Mail =>
  mailTo(contract.customerEmail, {
    title: `Αλλαγή στο συμβόλαιό σας ${contract.contractNumber}`,
    paragraphs: [
      'Σας ενημερώνουμε για το συμβόλαιό σας. Αν κάτι δεν είναι σωστό, απαντήστε σε αυτό το email.',
      changes.join('\n'),
    ],
    rows: [
      ['Αριθμός συμβολαίου', contract.contractNumber],
      ['Συμβόλαιο', contract.title],
    ],
  });

/** Says that a contract which was announced is not there any more. */
export const contractWithdrawnMail = (contract: MailedContract): Mail =>
  mailTo(contract.customerEmail, {
    title: `Το συμβόλαιο ${contract.contractNumber} δεν ισχύει`,
    paragraphs: ['Το συμβόλαιο για το οποίο σας είχαμε γράψει δεν ισχύει. Τίποτα δεν έχει χρεωθεί.'],
    rows: [
      ['Αριθμός συμβολαίου', contract.contractNumber],
      ['Συμβόλαιο', contract.title],
    ],
  });
