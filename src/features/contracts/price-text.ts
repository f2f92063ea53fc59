import { bothPrices, eurosToCents, vatPercent, type Amount } from '#shared/money.ts';
import type { ShownAmount } from './shown-contract.ts';

/** An amount of the API, in cents. */
export const amountFrom = ({ net, gross }: ShownAmount): Amount => ({
  net: eurosToCents(net),
  gross: eurosToCents(gross),
  rate: vatPercent(),
});

/** An amount as whoever reads it reads it first, with its mark: «37,20 € με ΦΠΑ». */
export function firstPrice(amount: ShownAmount, grossFirst: boolean): string {
  const [first] = bothPrices(amountFrom(amount), grossFirst);
  return `${first.text} ${first.mark}`;
}
