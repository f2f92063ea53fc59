import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardBrand, cardFaults, passesLuhn } from './card.ts';

const good = { cardNumber: '4111 1111 1111 1111', cardName: 'ELENI', expiryDate: '11/26', cvv: '123' };
const today = '2026-11-20';

describe('a payment card', () => {
  it.each([
    ['4111111111111111', 'Visa'],
    ['5555555555554444', 'Mastercard'],
    ['2223003122003222', 'Mastercard'],
    ['378282246310005', 'American Express'],
    ['6011111111111117', undefined],
    ['411111111111111', undefined],
  ])('%s is of %s', (digits, brand) => expect(cardBrand(digits)).toBe(brand));

  it('is good to the end of the month that it names', () => {
    expect(cardFaults(good, '2026-11-30')).toEqual({});
    expect(cardFaults(good, '2026-12-01')).toEqual({ expiryDate: 'Η κάρτα έχει λήξει.' });
  });

  it.each([
    ['4111 1111 1111 1112', 'Ο αριθμός της κάρτας δεν είναι σωστός. Ελέγξτε τα ψηφία του.'],
    ['αριθμός', 'Ο αριθμός της κάρτας δεν είναι σωστός. Ελέγξτε τα ψηφία του.'],
    ['6011 1111 1111 1117', 'Δεχόμαστε κάρτες Visa, Mastercard και American Express.'],
  ])('with the number «%s» says what is wrong', (cardNumber, sentence) => {
    expect(cardFaults({ ...good, cardNumber }, today)).toEqual({ cardNumber: sentence });
  });

  it.each([
    ['13/27', 'Ο μήνας πρέπει να είναι από 01 έως 12.'],
    ['00/27', 'Ο μήνας πρέπει να είναι από 01 έως 12.'],
    ['1/27', 'Συμπληρώστε τη λήξη ως ΜΜ/ΕΕ, π.χ. 09/28.'],
  ])('that expires «%s» says what is wrong', (expiryDate, sentence) => {
    expect(cardFaults({ ...good, expiryDate }, today)).toEqual({ expiryDate: sentence });
  });

  it('has a code of three digits, of American Express four', () => {
    const amex = { ...good, cardNumber: '3782 822463 10005' };
    expect(cardFaults(amex, today)).toEqual({ cvv: 'Ο κωδικός CVV έχει 4 ψηφία.' });
    expect(cardFaults({ ...amex, cvv: '1234' }, today)).toEqual({});
    expect(cardFaults({ ...good, cvv: '1234' }, today)).toEqual({ cvv: 'Ο κωδικός CVV έχει 3 ψηφία.' });
  });

  it('shows a single mistyped digit by its check digit', () => {
    const digits = fc.array(fc.nat(9), { minLength: 12, maxLength: 18 }).map((some) => some.join(''));
    fc.assert(
      fc.property(digits, fc.nat(17), fc.integer({ min: 1, max: 9 }), (body, at, step) => {
        const number = Array.from({ length: 10 }, (_, check) => body + check).find(passesLuhn) ?? '';
        const index = at % number.length;
        const wrong = (Number(number[index]) + step) % 10;
        expect(passesLuhn(number.slice(0, index) + wrong + number.slice(index + 1))).toBe(false);
      }),
    );
  });
});
