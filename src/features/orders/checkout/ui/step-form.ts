/** The id of the open step's form; the buttons below it and in the phone's bar submit it. */
export const stepForm = 'checkout-step';
