/** Pauses and prices of one contract, at most. */
export const maxPauses = 60;
export const maxPrices = 60;

/** Lines that the price of one contract is made of, at most. */
export const maxContractLines = 20;

/** Documents of one contract, at most, and the largest, in bytes. */
export const maxContractFiles = 5;
export const maxFileBytes = 10 * 1024 * 1024;

/** Bills that one request makes, at most: a screen asks for more in turn. */
export const maxBillsAtOnce = 25;

/** So many days before its last day a contract is listed as ending. */
export const endingDays = 60;

/** The days in which a bill is paid unless its contract says otherwise. */
export const usualPayDays = 15;
