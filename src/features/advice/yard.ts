// What notices somebody in the yard before he reaches the building: the reference, C.8.
import type { Device, Panel } from '#features/catalogue/device.ts';
import { deviceOf, joins } from './frame.ts';
import { byText, unitCents, type Catalogue, type Need } from './pick.ts';
import { isOpenLodging } from './premises.ts';
import { norms } from './rules.ts';
import { reasonOf } from './text.ts';
import type { Home, Item } from './types.ts';

const kinds = ['outdoor', 'curtain', 'beam'] as const;

/** Whether the yard can be watched: guests walk in that of a place where strangers sleep. */
export const hasWatchedYard = (home: Home) => home.yardM > 0 && !isOpenLodging(home);

/** Whether detection in the yard is part of what was asked: nothing is reckoned for a yard that nobody measured. */
export const asksForYard = (home: Home) =>
  home.concerns.includes('perimeter') && hasWatchedYard(home) && !home.assumed.includes('yardM');

/** Metres of the perimeter that one of them watches: from a corner two fences, a curtain or a pair of beams one line. */
function metresOf({ kind, rangeM }: Pick<Device, 'kind' | 'rangeM'>): number {
  if (kind === 'outdoor') return Math.min(2 * rangeM, norms.yardPerDetectorM);
  return kind === 'beam' ? Math.min(rangeM, norms.yardPerBeamM) : rangeM;
}

/** The cheapest way to watch a yard's perimeter with devices that join a panel and bear the animal, or else beams above it. */
export function yardNeed(home: Home, panel: Panel, catalogue: Catalogue): Need {
  const fitting = ({ calc }: Item): Device | undefined => {
    const device = deviceOf(calc);
    if (!device || device.rangeM <= 0 || !joins(device, panel)) return undefined;
    const bears = device.petKg >= home.petKg && (device.kind === 'outdoor' || device.isOutdoor);
    return device.kind === 'beam' || bears ? device : undefined;
  };
  const piecesOf = (metres: number) => Math.ceil(home.yardM / metres - 1e-9);
  const [best] = kinds
    .flatMap((kind) => catalogue.byKind.get(kind) ?? [])
    .flatMap((item) => {
      const device = item.inStock ? fitting(item) : undefined;
      return device ? [{ item, device, pieces: piecesOf(metresOf(device)) }] : [];
    })
    .toSorted(
      (one, other) =>
        // Beams want mains, posts and a straight line: they stand where no detector bears the animal.
        Number(one.device.kind === 'beam') - Number(other.device.kind === 'beam') ||
        one.pieces * unitCents(one.item, true) - other.pieces * unitCents(other.item, true) ||
        byText(one.item.id, other.item.id),
    );
  return {
    ruleId: 'EXT-YARD',
    quantity: best?.pieces ?? piecesOf(norms.yardPerDetectorM),
    kinds,
    accepts: best ? ({ id }) => id === best.item.id : (item) => fitting(item) !== undefined,
    reason: ({ calc }, quantity) => {
      const device = deviceOf(calc);
      const isBeam = device?.kind === 'beam';
      return reasonOf(
        `Αυλή με περίμετρο {yard} m${home.petKg > 0 ? ' όπου κινείται ζώο {pet} kg' : ''}: ${
          isBeam
            ? `{quantity:ζεύγος:ζεύγη} δεσμών, ένα ανά {per} m${home.petKg > 0 ? ', πάνω από το ύψος του' : ''}`
            : '{quantity:εξωτερικός ανιχνευτής:εξωτερικοί ανιχνευτές}, ένας ανά {per} m'
        }, για ειδοποίηση πριν φτάσει κάποιος στο κτίριο.`,
        {
          yard: home.yardM,
          ...(home.petKg > 0 && { pet: home.petKg }),
          quantity,
          per: device ? metresOf(device) : norms.yardPerDetectorM,
        },
      );
    },
  };
}
