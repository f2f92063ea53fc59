/** How many wait to be told that a product is back: «Περιμένουν 3». */
export const waitingText = (count: number) => `${count === 1 ? 'Περιμένει' : 'Περιμένουν'} ${count}`;
