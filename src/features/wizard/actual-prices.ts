import { amountOf, centsToEuros, eurosToCents } from '#shared/money.ts';
import type { Item } from '#features/advice/types.ts';
import type { AdvisedLine, PresentedAdvice, PresentedBundle } from './advice-contract.ts';
import { totalsOf } from './present.ts';

type KeptParts = NonNullable<PresentedBundle['keptParts']>;

/** What stays of an old alarm, with what is then due of so many cents without VAT; as it was where a kit brings its pieces. */
function keptWith(keptParts: KeptParts, lines: readonly AdvisedLine[], netCents: number): KeptParts {
  let cents = 0;
  for (const { productId, quantity } of keptParts.items ?? []) {
    const line = lines.find((one) => one.productId === productId && one.quantity >= quantity);
    if (line?.price === undefined) return keptParts;
    cents += quantity * (eurosToCents(line.price) + eurosToCents(line.installationPrice ?? 0));
  }
  if (cents === 0) return keptParts;
  const due = amountOf(netCents - cents);
  return {
    ...keptParts,
    gross: centsToEuros(amountOf(netCents).gross - due.gross),
    due: { net: centsToEuros(due.net), gross: centsToEuros(due.gross) },
  };
}

/** What a visitor was advised, with what its products cost: for the office. */
export function withActualPrices(advice: PresentedAdvice, items: readonly Item[]): PresentedAdvice {
  const byId = new Map(items.map((item) => [Number(item.id), item]));
  return {
    ...advice,
    bundles: advice.bundles.map((bundle) => {
      let [equipmentCents, installationCents] = [0, 0];
      const lines = bundle.lines.map((line): AdvisedLine => {
        const item = byId.get(line.productId);
        if (!item) return line;
        const installation = line.withInstallation ? (item.installationCents ?? 0) : 0;
        equipmentCents += item.priceCents * line.quantity;
        installationCents += installation * line.quantity;
        return {
          ...line,
          price: centsToEuros(item.priceCents),
          ...(line.withInstallation && { installationPrice: centsToEuros(installation) }),
        };
      });
      const { net: netCents, gross: grossCents } = amountOf(equipmentCents + installationCents);
      const vatCents = grossCents - netCents;
      return {
        ...bundle,
        lines,
        totals: totalsOf({ equipmentCents, installationCents, netCents, vatCents, grossCents }),
        ...(bundle.keptParts && { keptParts: keptWith(bundle.keptParts, lines, netCents) }),
      };
    }),
  };
}
