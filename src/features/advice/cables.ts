// The devices that have wires of their own, and the cable that they take beyond what their installation includes.
import type { Alarm, Part } from './alarm.ts';
import type { Need } from './pick.ts';
import { norms, rules, type RuleId } from './rules.ts';
import { numberText, reasonOf } from './text.ts';
import type { Item } from './types.ts';

/** What of a system decides its wires. */
type System = {
  alarm: Alarm | undefined;
  quantities: readonly number[];
  solos: readonly Part[];
  isInstalled: boolean;
};
type Wired = { ruleId: RuleId; item: Item; quantity: number };
/** Devices, and the metres of cable that the installation of each includes. */
type Run = { quantity: number; includedM: number };

/**
 * Metres of cable of an average device beyond those that its installation includes: the devices stand at all distances up to
 * the farthest, so it is the mean of what is above the included metres, (run − included)² / (2·run).
 */
export const extraMetresOf = (runM: number, includedM: number = norms.cableIncludedM) =>
  runM <= includedM ? 0 : (runM - includedM) ** 2 / (2 * runM);

const piecesOf = (parts: readonly { quantity: number }[]) =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0);

/** The alarm's parts whose wires lead to its panel, but for what stands in its box and the beams of a yard. */
const wiredParts = ({ alarm, quantities, solos }: System): Wired[] =>
  !alarm || alarm.panel.calc.wiredZones === 0
    ? []
    : [...alarm.parts, ...solos].flatMap(({ need, item }, index) => {
        const quantity = quantities[index] ?? need.quantity;
        return item &&
          quantity > 0 &&
          'isStandalone' in item.calc &&
          !item.calc.isWireless &&
          !item.calc.isStandalone &&
          item.calc.kind !== 'communicator' &&
          item.calc.kind !== 'beam'
          ? { ruleId: need.ruleId, item, quantity }
          : [];
      });

/** Readers: a strike is wired to the reader or station of its door, and a station takes the wires of the bell before it. */
const accessParts = ({ solos }: System): Wired[] =>
  solos.flatMap(({ need: { ruleId, quantity }, item }) =>
    item?.calc.kind === 'reader' ? { ruleId, item, quantity } : [],
  );

/** The alarm's pieces that lead to its panel by a wire. */
export const wiredPieces = (system: System): number => piecesOf(wiredParts(system));

/** Contacts of shutters that do. */
export const wiredShutters = (system: System): number =>
  piecesOf(wiredParts(system).filter(({ ruleId }) => ruleId === 'ALM-SHUTTER'));

/** The runs of the alarm and of the doors; who puts them up without a technician buys every metre. */
export const alarmRuns = (system: System): Run[] =>
  [...wiredParts(system), ...accessParts(system)].map(({ item, quantity }) => ({
    quantity,
    includedM: system.isInstalled ? (item.cableM ?? 0) : 0,
  }));

/** Which of them have cable in their installation, and how much; '' where a system has none or nobody installs it. */
export function includedCableText(system: System): string {
  const parts = [...wiredParts(system), ...accessParts(system)];
  if (!system.isInstalled || parts.length === 0) return '';
  const named = parts.map(({ ruleId, item }) => `${rules[ruleId].parts} ${numberText(item.cableM ?? 0)} m`);
  return `Καλώδιο μέσα στην τοποθέτηση κάθε ενσύρματης συσκευής του συναγερμού και της πρόσβασης: ${[...new Set(named)].join(', ')}.`;
}

const beyond = (included: readonly number[]) =>
  included.every((metres) => metres === 0)
    ? ''
    : included.length === 1
      ? 'πέρα από τα {included} m της εγκατάστασης '
      : 'πέρα από όσα περιλαμβάνει η τοποθέτηση της καθεμίας ';

/**
 * The reels for runs up to `runM`, and `yardM` along a line of beams; undefined where none is opened: a technician has a few
 * metres left of other work for what lies beyond included ones, and none for a device whose installation includes no cable,
 * unless the wires of an alarm that exists are there to be tried first.
 */
export function cableOf(isData: boolean, runs: readonly Run[], runM: number, yardM = 0, hasWires = false) {
  const devices = piecesOf(runs);
  const extraM =
    runs.reduce((sum, { quantity, includedM }) => sum + quantity * extraMetresOf(runM, includedM), 0) + yardM;
  const spareM = hasWires || runs.every(({ includedM }) => includedM > 0) ? norms.cableSpareM : 0;
  if (extraM <= spareM) return undefined;
  const included = [...new Set(runs.map(({ includedM }) => includedM))];
  const need: Need = {
    ruleId: isData ? 'REC-CABLE' : 'ALM-CABLE',
    quantity: 1,
    kinds: ['cable'],
    accepts: ({ calc }) => calc.kind === 'cable' && calc.isData === isData && calc.lengthM > 0,
    reason: (_item, quantity) =>
      reasonOf(
        `{devices:συσκευή:συσκευές}, η πιο μακρινή στα {run} m: ${beyond(included)}χρειάζονται περίπου {extra} m καλώδιο για όλες μαζί${yardM > 0 ? ', με τα {yard} m της γραμμής των δεσμών' : ''}, {quantity:κουλούρα:κουλούρες}.`,
        {
          devices,
          run: Math.round(runM * 10) / 10,
          ...(included.length === 1 && included[0] !== 0 && { included: included[0] ?? 0 }),
          extra: Math.ceil(extraM),
          ...(yardM > 0 && { yard: yardM }),
          quantity,
        },
      ),
  };
  return { need, extraM };
}
