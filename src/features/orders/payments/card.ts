import type { LocalDate } from '#shared/dates.ts';
import type { Card } from './card-contract.ts';

export type CardBrand = 'Visa' | 'Mastercard' | 'American Express';

const brands: { brand: CardBrand; number: RegExp }[] = [
  { brand: 'Visa', number: /^4(\d{12}|\d{15}|\d{18})$/ },
  { brand: 'Mastercard', number: /^(5[1-5]\d{14}|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/ },
  { brand: 'American Express', number: /^3[47]\d{13}$/ },
];

/** The digits of a typed card number. */
export const cardDigits = (cardNumber: string) => cardNumber.replace(/[\s-]/g, '');

/** The brand of a card number, undefined if it is not an accepted one. */
export function cardBrand(digits: string): CardBrand | undefined {
  return brands.find(({ number }) => number.test(digits))?.brand;
}

/** Whether a number's check digit is right (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return /^\d+$/.test(digits) && sum % 10 === 0;
}

function expiryFault(expiryDate: string, today: LocalDate): string | undefined {
  const [, month = '', year = ''] = /^(\d{2})\s*\/\s*(\d{2})$/.exec(expiryDate) ?? [];
  if (!month) return 'Συμπληρώστε τη λήξη ως ΜΜ/ΕΕ, π.χ. 09/28.';
  if (Number(month) < 1 || Number(month) > 12) return 'Ο μήνας πρέπει να είναι από 01 έως 12.';
  return `20${year}-${month}` < today.slice(0, 7) ? 'Η κάρτα έχει λήξει.' : undefined;
}

/** The errors of a typed card: field → Greek sentence; empty if there are none. */
export function cardFaults(card: Card, today: LocalDate): Partial<Record<keyof Card, string>> {
  const digits = cardDigits(card.cardNumber);
  const brand = cardBrand(digits);
  const cvvLength = brand === 'American Express' ? 4 : 3;
  const faults: Partial<Record<keyof Card, string | undefined>> = {
    cardNumber: !passesLuhn(digits)
      ? 'Ο αριθμός της κάρτας δεν είναι σωστός. Ελέγξτε τα ψηφία του.'
      : !brand
        ? 'Δεχόμαστε κάρτες Visa, Mastercard και American Express.'
        : undefined,
    expiryDate: expiryFault(card.expiryDate, today),
    cvv: new RegExp(`^\\d{${cvvLength}}$`).test(card.cvv)
      ? undefined
      : `Ο κωδικός CVV έχει ${cvvLength} ψηφία.`,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, sentence]) => sentence !== undefined));
}
