/** The form of the open step, which the buttons beneath it and in the phone's bar submit. */
export const stepForm = 'checkout-step';
