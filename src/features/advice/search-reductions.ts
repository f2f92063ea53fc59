// Of all reductions of some cores, the one that protects most within a budget.
import { coverageOf } from './coverage.ts';
import { piecesOf, withKitPieces } from './kit-pieces.ts';
import { wholeMotion } from './motion.ts';
import type { Catalogue } from './pick.ts';
import { fewestContacts, placesOf, reduced, type Counts } from './reductions.ts';
import { protectionOf } from './risk.ts';
import { grossCentsOf, type System } from './system.ts';

/** From a number down to the least of it. */
export const downTo = (least: number, count: number) =>
  Array.from({ length: count - least + 1 }, (_, index) => count - index);

type Priced = { system: System; grossCents: number };
export type Rated = Priced & { protection: number; pieces: number; comfort: number };

function priced(bare: System, catalogue: Catalogue): Priced {
  const system = withKitPieces(bare);
  return { system, grossCents: grossCentsOf(system, catalogue) };
}

function rate(bare: System, catalogue: Catalogue): Rated {
  const one = priced(bare, catalogue);
  return { ...one, protection: protectionOf(coverageOf(one.system)), ...piecesOf(one.system) };
}

const preferred = (one: Rated, other: Rated) =>
  Math.round((other.protection - one.protection) * 1e9) ||
  other.pieces - one.pieces ||
  Number(other.system.isInstalled) - Number(one.system.isInstalled) ||
  other.comfort - one.comfort ||
  one.grossCents - other.grossCents;

/** For no more money as many pieces that detect, and one more to handle them by: a kit is worth a little less protection. */
const isThriftier = (best: Rated) => (other: Rated) =>
  other.grossCents <= best.grossCents &&
  other.pieces >= best.pieces &&
  other.comfort > best.comfort &&
  other.protection >= best.protection - thriftShare;
const thriftShare = 0.1;

export type Found = { best: Rated | undefined; cheapest: Priced | undefined };

/**
 * Of the reductions of some cores, the most protecting within the budget, and the cheapest. For every number of them the most contacts that fit; more contacts never cost less, so it is found by halving.
 */
export function searched(
  cores: readonly System[],
  catalogue: Catalogue,
  capCents: number,
  fewestMotion = wholeMotion,
): Found {
  const isWhole = fewestMotion === wholeMotion;
  const found: Found = { best: undefined, cheapest: undefined };
  const all: Rated[] = [];
  for (const core of cores) {
    const { alarm, home, quantities } = core;
    if (!alarm) continue;
    const at = placesOf(alarm);
    const [contacts, asked] = [quantities[at.contacts] ?? 0, quantities[at.motion] ?? 0];
    // Where no contact is, motion detectors are all that notices anybody.
    const hasContacts = contacts > 0 && alarm.parts[at.contacts]?.item !== undefined;
    const leastMotion = Math.max(fewestMotion(home, asked), hasContacts ? 0 : Math.min(1, asked));
    const small = priced(
      reduced(core, { contacts: fewestContacts(core, alarm, leastMotion, isWhole), motion: leastMotion }),
      catalogue,
    );
    if (!found.cheapest || small.grossCents < found.cheapest.grossCents) found.cheapest = small;
    const fits = (counts: Counts) => grossCentsOf(reduced(core, counts), catalogue) <= capCents;
    // No reduction has fewer pieces; where nothing fits, that is found once and not for every number.
    if (!fits({ contacts: fewestContacts(core, alarm, asked, isWhole), motion: leastMotion })) continue;
    for (const motion of downTo(leastMotion, asked)) {
      const least = fewestContacts(core, alarm, motion, isWhole);
      if (!fits({ contacts: least, motion })) continue;
      let [fitting, tooMany] = [least, contacts + 1];
      while (tooMany - fitting > 1) {
        const middle = Math.floor((fitting + tooMany) / 2);
        if (fits({ contacts: middle, motion })) fitting = middle;
        else tooMany = middle;
      }
      const rated = rate(reduced(core, { contacts: fitting, motion }), catalogue);
      all.push(rated);
      if (!found.best || preferred(rated, found.best) < 0) found.best = rated;
    }
  }
  const { best } = found;
  return best ? { ...found, best: all.filter(isThriftier(best)).toSorted(preferred)[0] ?? best } : found;
}
