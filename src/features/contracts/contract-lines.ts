import type { LocalDate } from '#shared/dates.ts';
import { formatEuro } from '#shared/money.ts';
import { lineShares, priceOn, type ContractLine, type Price } from './rules.ts';

/** What the price is made of, a line each. */
export const linesText = (lines: readonly ContractLine[]): string =>
  lines.map(({ text, cents }) => `${text}: ${formatEuro(cents)} + ΦΠΑ`).join('\n');

/** The lines of a contract with their shares of the price of a day. */
export const linesOn = (
  { lines, prices }: { lines: readonly ContractLine[]; prices: readonly Price[] },
  day: LocalDate,
) => lineShares(lines, priceOn(prices, day));
