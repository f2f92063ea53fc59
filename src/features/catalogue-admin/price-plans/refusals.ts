import type { RefusalTable } from '#shared/errors.ts';

export const pricePlanRefusals = {
  PLAN_NOT_FOUND: { status: 404, message: 'Η αλλαγή τιμών δεν υπάρχει.' },
  PLAN_BEGUN: { status: 409, message: 'Η αλλαγή τιμών δεν περιμένει πια.' },
  PLAN_NOT_UNDOABLE: {
    status: 409,
    message: 'Η αλλαγή δεν μπορεί πια να αναιρεθεί: έχει ήδη αναιρεθεί ή πέρασε μία ημέρα.',
  },
  PLAN_CHANGES_NOTHING: { status: 409, message: 'Καμία τιμή δεν αλλάζει.' },
  PLANS_OVERLAP: {
    status: 409,
    message: 'Για κάποια από αυτά τα προϊόντα περιμένει ήδη άλλη αλλαγή τιμών.',
  },
  TOO_MANY_PRICES: { status: 409, message: 'Μια αλλαγή τιμών έχει έως 20.000 προϊόντα.' },
} as const satisfies RefusalTable;
