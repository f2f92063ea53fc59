/** What the bot may speak of: what the shop sells and does. */
export type BotOffers = {
  sellsCameras: boolean;
  hasServices: boolean;
  hasSurvey: boolean;
  /** From how much an installation costs, as its services say it to everybody: «150 €». */
  installationFrom?: string | undefined;
};

type Ranged = { priceRange: string };

const amounts = /\d[\d.]*(?:,\d{1,2})? ?€/g;
const valueOf = (amount: string) => Number.parseFloat(amount.replaceAll('.', '').replace(',', '.'));

/** The least amount that ranges such as «150 € – 1.200 €» name; undefined without one. */
export const leastAmount = (services: readonly Ranged[]): string | undefined =>
  services
    .flatMap(({ priceRange }) => priceRange.match(amounts) ?? [])
    .toSorted((one, other) => valueOf(one) - valueOf(other))[0];
