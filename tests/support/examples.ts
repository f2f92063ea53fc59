/** Whether tests try all that they could, as `npm run soak` asks; `npm test` tries a fixed part. */
export const isLong = process.env['SOAK'] === 'on';

/** How many random examples a test tries: `all` in a long run. */
export const examples = (some: number, all: number) => (isLong ? all : some);
