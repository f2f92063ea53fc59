import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvalOf, decide, defaultRejectionReason, type AccountState } from './rules.ts';

const pending: AccountState = {
  isVerified: false,
  canViewPrices: false,
  isRejected: false,
  rejectionReason: null,
};
const approved: AccountState = { ...pending, isVerified: true, canViewPrices: true };
const withoutPrices: AccountState = { ...approved, canViewPrices: false };
const rejected: AccountState = { ...pending, isRejected: true, rejectionReason: 'Λείπει το ΑΦΜ' };

const approve = { isVerified: true, canViewPrices: true };
const approveWithoutPrices = { isVerified: true, canViewPrices: false };
const reject = { isVerified: false, canViewPrices: false };

describe('a verdict on an account', () => {
  it.each([
    ['a pending one is approved', pending, approve, 'approved', approved],
    ['a pending one is approved without prices', pending, approveWithoutPrices, 'approved', withoutPrices],
    ['a rejected one is restored and forgets the reason', rejected, approve, 'restored', approved],
    ['an approved one gets the prices', withoutPrices, approve, 'prices_granted', approved],
    ['an approved one loses the prices', approved, approveWithoutPrices, 'prices_withdrawn', withoutPrices],
    [
      'a rejection without a reason gets the usual one',
      pending,
      reject,
      'rejected',
      { ...rejected, rejectionReason: defaultRejectionReason },
    ],
    [
      'a rejection keeps its own reason and takes the prices',
      approved,
      { ...reject, rejectionReason: 'Λείπει το ΑΦΜ' },
      'rejected',
      rejected,
    ],
    [
      'a rejected one gets a better reason',
      rejected,
      { ...reject, rejectionReason: 'Άλλος λόγος' },
      'rejected',
      { ...rejected, rejectionReason: 'Άλλος λόγος' },
    ],
  ] as const)('%s', (_, now, verdict, event, standing) => {
    expect(decide(now, verdict)).toEqual({ event, standing });
  });

  const standings = fc.constantFrom(pending, approved, withoutPrices, rejected);
  const verdicts = fc.oneof(
    fc.constantFrom(approve, approveWithoutPrices),
    fc.record({
      isVerified: fc.constant(false),
      canViewPrices: fc.constant(false),
      rejectionReason: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
    }),
  );

  it('changes nothing when it is given twice', () => {
    fc.assert(
      fc.property(standings, verdicts, (now, verdict) => {
        const after = decide(now, verdict)?.standing ?? now;
        expect(decide(after, verdict)).toBeNull();
      }),
    );
  });

  it('never leaves an account both verified and rejected, with prices but not verified, or rejected without a reason', () => {
    fc.assert(
      fc.property(standings, fc.array(verdicts), (start, all) => {
        const end = all.reduce<AccountState>((now, verdict) => decide(now, verdict)?.standing ?? now, start);
        expect(end.isVerified && end.isRejected).toBe(false);
        expect(end.canViewPrices && !end.isVerified).toBe(false);
        expect(end.isRejected).toBe(end.rejectionReason !== null);
      }),
    );
  });
});

it.each([
  [pending, 'pending'],
  [approved, 'approved'],
  [withoutPrices, 'approved'],
  [rejected, 'rejected'],
] as const)('%o is in one list only: %s', (standing, approval) => {
  expect(approvalOf(standing)).toBe(approval);
});
