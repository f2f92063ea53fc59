// Separate from the contract because the product's page imports it without its schemas.

/** The maximum quantity of one line. */
export const maxQuantity = 999;
