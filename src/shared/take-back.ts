/** The line of an order's or a visit's notes by which the office knows that an old device is to be taken along. */
export const takeBackLine = 'Παραλαβή παλιάς συσκευής για ανακύκλωση';

/** Whether notes ask for it. */
export const asksTakeBack = (notes: string): boolean =>
  notes.split('\n').some((line) => line.trim() === takeBackLine);

/** The notes that ask for it, or no longer do; what else they say stays. */
export function withTakeBack(notes: string, asks: boolean): string {
  const others = notes
    .split('\n')
    .filter((line) => line.trim() !== takeBackLine)
    .join('\n');
  if (!asks) return others;
  return others.trim() === '' ? takeBackLine : `${takeBackLine}\n${others}`;
}
