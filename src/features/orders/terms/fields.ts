import { approvalGrounds, contactPromise } from '#features/customers/approval-promise.ts';
import { company } from '#shared/company.ts';
import { formatEuro, vatPercent } from '#shared/money.ts';
import { heldDays } from '../payments/payment.ts';

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
    'όριο αντικαταβολής': wholeEuro(cashLimitCents),
    'κόστος αντικαταβολής': wholeEuro(cashFeeCents),
    'ημέρες κράτησης': String(heldDays.untilReminder + heldDays.afterReminder),
    επίδειξη: afm.includes(invented)
      ? ' Η εταιρεία είναι φανταστική: όλα τα στοιχεία της, και τα τηλέφωνα, είναι της επίδειξης.'
      : '',
  };
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
