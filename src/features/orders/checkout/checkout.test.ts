import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '#features/cart/contract.ts';
import { beginBilling } from '../billing.ts';
import {
  advance,
  attemptFor,
  beginCheckout,
  checkoutTotals,
  furthestStep,
  requestOf,
  restoreCheckout,
  whyNotNext,
  writeDraft,
  type Checkout,
  type CheckoutEvent,
} from './checkout.ts';
import { stepAfterRefusal } from './after-refusal.ts';
import { paymentForm } from '../payments/card-form.ts';
import { orderRequest } from '../contract.ts';

const line: CartLine = {
  productId: 1,
  withInstallation: true,
  name: 'Κάμερα',
  description: '',
  price: '189.90',
  installationPrice: '65.00',
  quantity: 2,
  inStock: true,
};
const address = {
  fullName: 'Ελένη Μαρκάκη',
  company: '',
  address: 'Αγίας Λαύρας 18',
  city: 'Νέα Ιωνία',
  postalCode: '142 33',
  region: '' as const,
  phone: '697 412 0355',
  instructions: '',
};
const card = { cardNumber: '4111 1111 1111 1111', cardName: 'ELENI', expiryDate: '09/30', cvv: '739' };
const begun = beginCheckout(address, ['card', 'bank_transfer', 'cash'], undefined, ['14']);
const totals = checkoutTotals([line], begun);
const missing = (state: Partial<Checkout>, lines = [line], of = totals) =>
  whyNotNext({ ...begun, ...state }, lines, of);

describe('the way through the checkout', () => {
  it('begins with standard delivery, payment by card and the address of the profile', () => {
    expect(beginCheckout({ city: 'Πάτρα' }, ['card'])).toMatchObject({
      step: 0,
      shippingMethod: 'standard',
      payment: 'card',
      address: { city: 'Πάτρα', fullName: '' },
    });
  });

  it.each([
    ['1: with an empty cart', { step: 0 }, [], false],
    ['1: with a line that cannot be sold', { step: 0 }, [{ ...line, problem: 'Εξαντλήθηκε' }], false],
    ['1: with something in the cart', { step: 0 }, [line], true],
    ['2: without a town', { step: 1, address: { ...address, city: ' ' } }, [line], false],
    ['2: without company, region and instructions', { step: 1 }, [line], true],
    ['3: with a delivery', { step: 2 }, [line], true],
    ['4: with an untyped card', { step: 3 }, [line], false],
    ['4: with a card that lacks its code', { step: 3, card: { ...card, cvv: '' } }, [line], false],
    ['4: with a typed card', { step: 3, card }, [line], true],
    ['4: with a transfer', { step: 3, payment: 'bank_transfer' as const }, [line], true],
  ])('goes on from step %s only if it may', (_where, state, lines, mayGoOn) => {
    expect(missing(state, lines) === null).toBe(mayGoOn);
  });

  it('does not go on with a payment that is not offered', () => {
    const transfer = { step: 3, payment: 'bank_transfer' as const };
    expect(missing({ ...transfer, offered: ['cash'] })).toBe('Επιλέξτε τρόπο πληρωμής.');
    expect(missing({ ...beginCheckout(address, []), step: 3 })).toContain('δεν δέχεται πληρωμές');
  });

  it('does not go on with cash for 500 € and more', () => {
    const cash = { step: 3, payment: 'cash' as const };
    expect(missing(cash)).toContain('500,00');
    const one = { ...line, quantity: 1 };
    expect(missing(cash, [one], checkoutTotals([one], begun))).toBeNull();
  });

  it('never leaves its five steps, and opens only those that were reached', () => {
    const event: fc.Arbitrary<CheckoutEvent> = fc.oneof(
      fc.constant({ type: 'next' as const }),
      fc.record({ type: fc.constant('opened' as const), step: fc.integer({ min: -3, max: 9 }) }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state = begun;
        for (const one of events) {
          const before = state.step;
          state = advance(state, one);
          expect(state.step).toBeGreaterThanOrEqual(0);
          expect(state.step).toBeLessThanOrEqual(one.type === 'next' ? Math.min(before + 1, 4) : before);
        }
      }),
    );
  });

  it.each([
    ['1: with an empty cart', { card }, [], 0],
    ['2: without a town', { card, address: { ...address, city: '' } }, [line], 1],
    ['4: with an untyped card', {}, [line], 3],
    ['5: with everything', { card }, [line], 4],
  ])('by the browser’s buttons gets no further than step %s', (_where, typed, lines, step) => {
    expect(furthestStep({ ...begun, ...typed }, lines)).toBe(step);
  });

  it.each([
    ['CART_CHANGED', {}, 0],
    ['OUT_OF_STOCK', {}, 0],
    ['PAYMENT_DECLINED', {}, 3],
    ['INVALID_INPUT', { 'shippingAddress.phone': 'Λάθος' }, 1],
    ['INVALID_INPUT', { 'invoice.afm': 'Λάθος' }, 1],
    ['INVALID_INPUT', { 'paymentMethod.cvv': 'Λάθος' }, 3],
    ['TOTALS_CHANGED', {}, 4],
    ['FAULT', {}, 4],
  ])('after the refusal %s %j goes to where it is put right', (code, fields, step) => {
    expect(stepAfterRefusal(code, fields)).toBe(step);
  });
});

describe('a reload', () => {
  const typed: Checkout = { ...begun, step: 4, notes: 'Κουδούνι', card, acceptsTerms: true, payment: 'card' };

  it('keeps what was typed but neither the card nor the agreement, and asks for the card again', () => {
    const stored = writeDraft(typed);
    expect(stored).not.toMatch(/4111|739|ELENI/);
    expect(restoreCheckout(begun, stored, [line])).toEqual({
      ...begun,
      step: 3,
      notes: 'Κουδούνι',
    });
    const transfer = writeDraft({ ...typed, payment: 'bank_transfer' });
    expect(restoreCheckout(begun, transfer, [line])).toMatchObject({ step: 4, payment: 'bank_transfer' });
  });

  it('keeps what was typed of the invoice, and asks for what is missing of it', () => {
    const billing = beginBilling(true, { companyName: 'Δοκιμή Α.Ε.' });
    const stored = restoreCheckout(begun, writeDraft({ ...typed, billing, payment: 'bank_transfer' }), [
      line,
    ]);
    expect(stored).toMatchObject({ step: 1, billing });
    expect(missing({ step: 1, billing })).toBe(
      'Για το τιμολόγιο συμπληρώστε ΑΦΜ, ΔΟΥ, επάγγελμα, διεύθυνση έδρας, πόλη έδρας και ΤΚ έδρας.',
    );
  });

  it('goes back to the cart when something in it can no longer be ordered', () => {
    const transfer = writeDraft({ ...typed, payment: 'bank_transfer' });
    const lines = [line, { ...line, productId: 2, isGone: true, problem: 'Δεν διατίθεται πλέον.' }];
    expect(restoreCheckout(begun, transfer, lines)).toMatchObject({ step: 0, notes: 'Κουδούνι' });
  });

  it.each([null, '', '{', '[]', '{"step":9}', 'null'])('with «%s» kept begins anew', (text) => {
    expect(restoreCheckout(begun, text, [line])).toEqual(begun);
  });
});

describe('the order as it is sent', () => {
  it('is one that the server takes, with amounts to the cent', () => {
    const sent = requestOf({ ...begun, card }, [line]);
    expect(sent.summary).toEqual({
      subtotal: 509.8,
      shipping: 5.99,
      tax: 123.79,
      discount: 0,
      total: 639.58,
    });
    expect(orderRequest.parse(sent)).toMatchObject({
      items: [{ productId: 1, quantity: 2, withInstallation: true }],
      shippingAddress: { postalCode: '14233', phone: '+306974120355' },
    });
    expect(JSON.stringify(requestOf({ ...begun, payment: 'cash', card }, [line]))).not.toContain('4111');
  });

  it('asks for no more points than are left after a refusal, and for the agreement to the new total', () => {
    const chosen = { ...begun, card, balance: 1_000, points: 1_000, acceptsTerms: true };
    expect(requestOf(chosen, [line]).points).toBe(1_000);
    const after = advance(chosen, { type: 'lostPoints', left: 340 });
    expect(after).toMatchObject({ balance: 340, acceptsTerms: false });
    expect(requestOf(after, [line]).points).toBe(300);
    expect(advance({ ...chosen, points: 200 }, { type: 'lostPoints', left: 340 }).points).toBe(200);
  });

  it('asks for as much of the money on account as the order costs, and for none of it with a card', () => {
    const asked = (changes: Partial<Checkout>) =>
      requestOf({ ...begun, payment: 'bank_transfer', usesAccount: true, onAccount: 100, ...changes }, [line])
        .fromAccount;
    expect(asked({})).toBe(100);
    expect(asked({ onAccount: 100_000 })).toBe(totals.totalCents / 100);
    expect([{ usesAccount: false }, { payment: 'card' as const, card }, { onAccount: 0 }].map(asked)).toEqual(
      [undefined, undefined, undefined],
    );
  });

  it('keeps its key while it is the same, another card included, and gets a new one when it changes', () => {
    let made = 0;
    const key = () => `key-${++made}`;
    const first = attemptFor(undefined, requestOf({ ...begun, card }, [line]), key);
    const otherCard = { ...begun, card: { ...card, cvv: '111' } };
    expect(attemptFor(first, requestOf(otherCard, [line]), key)).toBe(first);
    expect(first.body).not.toContain('4111');
    expect(attemptFor(first, requestOf({ ...begun, notes: 'Άλλο' }, [line]), key).key).toBe('key-2');
  });
});

describe('the payment step', () => {
  const form = paymentForm('2026-11-20', false);

  it('says of a card what is wrong with it, and of no card nothing', () => {
    const wrong = form.safeParse({
      type: 'card',
      ...card,
      cardNumber: '4111 1111 1111 1112',
      expiryDate: '13/27',
    });
    expect(wrong.error?.issues.map(({ path }) => path[0])).toEqual(['cardNumber', 'expiryDate']);
    expect(form.safeParse({ type: 'card', ...card }).success).toBe(true);
    expect(form.safeParse({ type: 'cash', cardNumber: '' }).success).toBe(true);
  });

  it('asks for no card that is typed on the provider’s page', () => {
    // The form holds no values of fields that are not on the page.
    expect(paymentForm('2026-11-20', true).safeParse({ type: 'card' }).success).toBe(true);
    const chosen = { ...begun, cardPage: true, payment: 'card' as const, step: 3 };
    expect(whyNotNext(chosen, [line], checkoutTotals([line], chosen))).toBeNull();
    expect(requestOf(chosen, [line]).paymentMethod).toEqual({ type: 'card_page' });
  });
});
