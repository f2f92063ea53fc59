import { connectedFacts } from './connected-facts.ts';
import { heldFacts, type LegalFacts } from './legal-facts.ts';
import type { Specification } from './contract.ts';
import { flatSpecifications, type StoredSpecifications } from './specifications.ts';

export type ConnectedFacts = Pick<LegalFacts, (typeof connectedFacts)[number]>;

const byNetwork = /ethernet|wi-?fi|\b[345]g\b|\blte\b|\bip\b|rj-?45/i;

/** Whether a product is connected: it has an application, or a network takes its data. */
export function connects(values: ReadonlyMap<string, Specification['value']>): boolean {
  const links = ['interface', 'comms'].map((key) => String(values.get(key) ?? ''));
  return values.get('app') === true || values.has('wifi_band') || byNetwork.test(links.join(' '));
}

/**
 * What a product says of its data: of one that its specifications do not call connected only what it says itself, not what
 * its brand says of those that are. Undefined for nothing.
 */
export function connectedOf(
  specifications: StoredSpecifications,
  own: LegalFacts,
  held: LegalFacts,
): ConnectedFacts | undefined {
  const facts = connects(flatSpecifications(specifications)) ? held : own;
  const said = connectedFacts.filter((fact) => facts[fact] !== undefined);
  return said.length === 0 ? undefined : Object.fromEntries(said.map((fact) => [fact, facts[fact]]));
}

/** By what products are filtered that get security updates at least until the end of a year. */
export const updatesFilter = {
  key: 'updates_until',
  label: 'Ενημερώσεις ασφαλείας τουλάχιστον έως το τέλος του',
  unit: '',
};

/** The years until whose end a day's updates reach, from `first` on. */
export function yearsUntil(day: string | undefined, first: number): number[] {
  const [year = 0, month = 0, date = 0] = (day ?? '').split('-').map(Number);
  // A day within a year does not reach its end.
  const last = month === 12 && date === 31 ? year : year - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** The first year by which products are filtered: earlier ones are over wherever this runs. */
export const firstUpdateYear = 2026;

/** The years of updates that a product as stored is found by. */
export const updateYears = (
  specifications: StoredSpecifications,
  own: LegalFacts,
  ofBrand: LegalFacts | null,
): number[] =>
  yearsUntil(connectedOf(specifications, own, heldFacts(own, ofBrand))?.updatesUntil, firstUpdateYear);
