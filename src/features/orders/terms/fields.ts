import { approvalGrounds, contactPromise } from '#features/customers/approval-promise.ts';
import { company } from '#shared/company.ts';
import { formatEuro, vatPercent } from '#shared/money.ts';
import { heldDays, offeredPayments } from '../payments/payment.ts';
import type { PaymentType } from '../contract.ts';

const wholeEuro = (cents: number) => formatEuro(cents).replace(',00', '');

/** What nobody may take for the name of a real company. */
const invented = '(επίδειξη)';

/** The fields that a text may have in braces, with their values now, as Markdown. */
export function termsValues(): Record<string, string> {
  const { legalName, name, ofName, address, numbersText, openingHoursText, afm } = company();
  const { cashLimitCents, cashFeeCents } = company().payments;
  const { phone, phoneHref, email, emailHref } = company();
  return {
    επωνυμία: plain(legalName),
    εταιρεία: plain(name),
    'της εταιρείας': plain(ofName),
    διεύθυνση: plain(address.text),
    στοιχεία: plain(numbersText),
    τηλέφωνο: `[${plain(phone)}](${phoneHref})`,
    email: `[${plain(email)}](${emailHref})`,
    ωράριο: plain(openingHoursText),
    έγκριση: plain(`${contactPromise()} ${approvalGrounds}`),
    ΦΠΑ: `${vatPercent()}%`,
    'τρόποι πληρωμής': paymentsText(),
    'τρόποι παράδοσης': company()
      .deliveries.map(({ label, promise }) => `- **${plain(label)}**: ${plain(promise)}`)
      .join('\n'),
    'όριο αντικαταβολής': wholeEuro(cashLimitCents),
    'κόστος αντικαταβολής': wholeEuro(cashFeeCents),
    'ημέρες κράτησης': String(days),
    επίδειξη: afm.includes(invented)
      ? ' Η εταιρεία είναι φανταστική: όλα τα στοιχεία της, και τα τηλέφωνα, είναι της επίδειξης.'
      : '',
  };
}

const days = heldDays.untilReminder + heldDays.afterReminder;

/** The payments that are offered, each with what holds for it. */
function paymentsText(): string {
  const { cashLimitCents, cashFeeCents } = company().payments;
  const fee =
    cashFeeCents > 0
      ? ` Όποιος σας παραδίδει εισπράττει επιπλέον ${wholeEuro(cashFeeCents)} για την υπηρεσία, τα οποία δεν περιλαμβάνονται στο σύνολο της παραγγελίας αλλά προσμετρώνται στο όριο.`
      : '';
  const texts: Record<PaymentType, string> = {
    card: '**Κάρτα** (Visa, Mastercard, American Express), όπου προσφέρεται. Το ποσό δεσμεύεται με την παραγγελία και χρεώνεται μόλις καταχωριστεί. Όπου η πληρωμή γίνεται στη σελίδα του παρόχου πληρωμών, κρατάμε τα προϊόντα έως την ώρα που αναγράφεται στην παραγγελία· αν δεν πληρωθεί ως τότε, ακυρώνεται χωρίς χρέωση. Τα στοιχεία της κάρτας δεν αποθηκεύονται από εμάς.',
    bank_transfer: `**Τραπεζική κατάθεση.** Σας στέλνουμε τα στοιχεία των λογαριασμών με email. Η αποστολή γίνεται μετά την επιβεβαίωση της πληρωμής. Κρατάμε τα προϊόντα ${days} ημέρες από την παραγγελία και σας το θυμίζουμε με email· αν δεν λάβουμε την κατάθεση ως τότε, η παραγγελία ακυρώνεται.`,
    cash: `**Αντικαταβολή** για πληρωτέο ποσό κάτω από ${wholeEuro(cashLimitCents)}.${fee} Κρατάμε τα προϊόντα ${days} ημέρες από την παραγγελία· αν δεν την έχουμε επιβεβαιώσει ως τότε, ακυρώνεται και σας ενημερώνουμε με email.`,
  };
  return offeredPayments(true)
    .map((type) => `- ${texts[type]}`)
    .join('\n');
}

/** A value in which no character means anything to Markdown. */
const plain = (value: string) => value.replace(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);

const field = /\{([^{}#]+)\}/g;

/** The names in braces that are no fields. */
export const unknownFields = (body: string): string[] => {
  const values = termsValues();
  return [...new Set([...body.matchAll(field)].flatMap(([, name = '']) => (name in values ? [] : [name])))];
};

export const fillFields = (body: string): string => {
  const values = termsValues();
  return body.replace(field, (written, name: string) => values[name] ?? written);
};
