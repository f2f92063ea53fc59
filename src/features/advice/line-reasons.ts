// Why a line of the alarm has so many pieces, and what a kit brings.
import { budgetCaps } from './budget.ts';
import type { AlarmFrame } from './frame.ts';
import type { Part } from './alarm.ts';
import { wiredShutters } from './cables.ts';
import { placedPieces } from './coverage.ts';
import { spareRemoteText } from './hold-up.ts';
import { comforts } from './kit-pieces.ts';
import type { Catalogue } from './pick.ts';
import { gradeBasis } from './risk.ts';
import { partName, type RuleId } from './rules.ts';
import { grossCentsOf, zonesTaken, type System } from './system.ts';
import { numberText, reasonOf } from './text.ts';
import type { Covered, Item, Reason } from './types.ts';
import { zonesWithReserve } from './zones.ts';

/** Why the panel: its grade, and the zones of the whole system. */
function panelReason(
  { grade, home, needed, panel }: AlarmFrame,
  zones: number,
  hasShutters: boolean,
): Reason {
  return reasonOf(
    `${grade < needed ? 'Ο βαθμός που φτάνει ολόκληρο το σύστημα είναι {grade}' : `Ο κίνδυνος ζητά βαθμό {grade}${gradeBasis(home)}`}. {zones:ζώνη:ζώνες} με εφεδρεία 25% είναι {reserved}, ο πίνακας έχει {limit}.${panel.wiredZones > 0 && panel.wirelessZones > 0 ? ' Δέχεται και καλώδια και ασύρματες συσκευές.' : ''}${panel.wiredZones > 0 && hasShutters ? ' Οι επαφές των ρολών θέλουν καλώδιο ως αυτόν.' : ''}`,
    { grade, zones, reserved: zonesWithReserve(zones), limit: panel.zones },
  );
}

/** Fewer pieces than the place needs: as many as the budget has room for, or as few as there can be. */
function fewerReason(
  { ruleId, quantity: needed, places }: Part['need'],
  placed: number,
  fits: boolean,
): Reason {
  const first =
    ruleId === 'ALM-CONTACT' && placed > 0
      ? ' Προηγούνται η κύρια είσοδος και όσα δεν φαίνονται από τον δρόμο.'
      : ruleId === 'EXT-YARD' && placed > 0
        ? ' Μπαίνουν εκεί απ’ όπου έρχεται κάποιος: οι άλλες πλευρές της αυλής μένουν χωρίς.'
        : (places?.(placed) ?? '');
  return reasonOf(
    fits
      ? `Στον προϋπολογισμό που επιλέξατε, με τα άλλα του συστήματος, χωρούν {placed} από τα {needed} τεμάχια.${first}`
      : `Το σύστημα έχει {placed} από τα {needed} τεμάχια που χρειάζονται.${first}`,
    { placed, needed },
  );
}

type Placing = {
  system: System;
  /** Whether the system is within the budget. */
  fits: boolean;
  catalogue: Catalogue;
};

/** Whether one piece more of a part would leave the budget. */
const isTight = ({ system, catalogue }: Placing, ruleId: RuleId) =>
  grossCentsOf(
    {
      ...system,
      quantities: system.quantities.map((quantity, index) =>
        system.alarm?.parts[index]?.need.ruleId === ruleId ? quantity + 1 : quantity,
      ),
    },
    catalogue,
  ) > budgetCaps[system.home.budget];

/** A reason that also says which part of the pieces another line brings, or which part fits the budget. */
export function reasonFor(
  placing: Placing,
  { need, item }: Part,
  other: Item,
  placed: number,
  inKit: number,
): Reason {
  const { system, fits } = placing;
  const base =
    need.ruleId === 'ALM-PANEL' && system.alarm
      ? panelReason(system.alarm.frame, zonesTaken(system), wiredShutters(system) > 0)
      : placed < need.quantity && !comforts.has(need.ruleId)
        ? fewerReason(need, placed, fits && isTight(placing, need.ruleId))
        : need.reason(item ?? other, placed);
  if (inKit === 0) return base;
  return {
    text: `${base.text} Στο σετ ${inKit === 1 ? 'περιλαμβάνεται' : 'περιλαμβάνονται'} ${numberText(inKit)}.`,
    figures: { ...base.figures, inKit },
  };
}

/** The pieces of a kit that no part asks for, and where its spare detectors serve. */
export function spareReason(
  system: System,
  kit: Item,
  parts: readonly Part[],
  covers: readonly Covered[],
  catalogue: Catalogue,
): Reason | undefined {
  const rest = new Map(covers.map(({ ruleId, quantity }) => [ruleId, quantity]));
  const spare = Object.entries(kit.contains ?? {}).flatMap(([id, count]) => {
    const item = catalogue.byId.get(id);
    if (!item) return [];
    const serving = parts.filter(({ need }) => need.kinds.includes(item.calc.kind) && need.accepts(item));
    const part = serving.find(({ need }) => need.quantity > 0) ?? serving[0];
    const ruleId = part?.need.ruleId;
    let used = 0;
    for (const { need } of serving) {
      const taken = Math.min(count - used, rest.get(need.ruleId) ?? 0);
      rest.set(need.ruleId, (rest.get(need.ruleId) ?? 0) - taken);
      used += taken;
    }
    const name = ruleId ? partName(ruleId, count - used) : item.name;
    const isPanic = item.calc.kind === 'remote' && item.calc.hasPanic;
    return count > used ? [{ ruleId, count: count - used, name, isPanic }] : [];
  });
  if (spare.length === 0) return undefined;
  const pieces = spare.reduce((sum, { count }) => sum + count, 0);
  const detects = spare.some(({ ruleId }) => ruleId === 'ALM-MOTION' || ruleId === 'ALM-CONTACT');
  return reasonOf(
    `Φέρνει και {spare:κομμάτι:κομμάτια} παραπάνω (${spare
      .map(({ count, name }) => `${numberText(count)} ${name}`)
      .join(
        ', ',
      )}).${detects ? ' Ό,τι ανιχνεύει μένει εφεδρικό, ή μπαίνει όπου η αυτοψία βρει χώρο ή άνοιγμα που δεν μετρήθηκε.' : ''}${spare.some(({ isPanic }) => isPanic) ? spareRemoteText(system.home, placedPieces(system, 'ALM-KEYPAD') > 0) : ''}`,
    { spare: pieces },
  );
}
