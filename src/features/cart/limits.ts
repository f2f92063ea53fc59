// Separate from the contract because the product's page imports it without its schemas.

/** The maximum number of lines, of a cart as of an order; the table holds it too (`require_room`). */
export const maxLines = 200;

/** The maximum quantity of one line. */
export const maxQuantity = 999;
