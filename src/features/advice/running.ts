// What a system costs while it runs, and what its owner's own work saves.
import { amountOf } from '#shared/money.ts';
import { placedPieces } from './coverage.ts';
import { isForOwnHands } from './own-hands.ts';
import { totalsOf } from './lines.ts';
import type { System } from './system.ts';
import { countText } from './text.ts';
import { isOnline } from './utilities.ts';
import type { Item, Line, OwnWork, RunningCost } from './types.ts';

/** Whether an alarm has any way on which a monitoring centre could hear it. */
export const reachesCentre = (system: System): boolean =>
  system.alarm !== undefined && (system.alarm.panel.calc.hasData || placedPieces(system, 'ALM-COMM') > 0);

/** Things of an alarm that need neither wires nor an electrician. */
function isPutUpAlone({ calc }: Item): boolean {
  if (calc.kind === 'kit') return true;
  if (calc.kind === 'panel') return calc.wiredZones === 0;
  return 'isStandalone' in calc && (calc.isWireless || calc.isStandalone);
}

/**
 * What the owner saves, or has saved in a system without installation, by putting up what he can put up himself; undefined
 * where nobody can without a technician, or who lives there wants one for everything. In cents with VAT.
 */
export function ownWorkOf({ home, alarm, isInstalled }: System, lines: readonly Line[]): OwnWork | undefined {
  if (!alarm || !isForOwnHands(home, alarm)) return undefined;
  if (isInstalled && home.experience === 'beginner') return undefined;
  const own = lines.filter(({ item }) => item.installationCents && (!isInstalled || isPutUpAlone(item)));
  const saved = own.reduce((sum, { item, quantity }) => sum + (item.installationCents ?? 0) * quantity, 0);
  if (saved === 0) return undefined;
  const { netCents, grossCents } = totalsOf(lines);
  const other = amountOf(isInstalled ? netCents - saved : netCents + saved).gross;
  return {
    pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
    grossCents: Math.abs(other - grossCents),
  };
}

/** What reports by the mobile network beside the panel, which a kit may bring. */
const hasOwnSim = (calc: Item['calc']) =>
  calc.kind === 'camera' ? calc.hasSim : calc.kind === 'communicator' && calc.hasMobile;

const piecesWhere = (lines: readonly Line[], isCounted: (item: Item) => boolean) =>
  lines.reduce((sum, { item, quantity }) => sum + (isCounted(item) ? quantity : 0), 0);

/** What has to be paid again and again: without amounts, which are a provider's or belong to a service of the company. */
export function runningOf(system: System, lines: readonly Line[]): RunningCost[] {
  const { home } = system;
  const own = piecesWhere(lines, ({ calc }) => hasOwnSim(calc));
  const cards = (system.alarm?.panel.calc.hasMobile ? 1 : 0) + own;
  const records = lines.some(({ item }) => item.calc.kind === 'recorder');
  const clouds = records
    ? 0
    : piecesWhere(lines, ({ calc, storesInCloud }) => calc.kind === 'camera' && storesInCloud === true);
  // A burglar who cuts the line, or a storm, must not silence what somebody counts on; else it is their choice.
  const needsCard =
    !isOnline(home) ||
    home.isMonitored ||
    home.emptyFor !== 'hours' ||
    home.contents === 'special' ||
    own > 0;
  const costs: (RunningCost | false)[] = [
    cards > 0 && {
      id: 'sim',
      quantity: cards,
      isNeeded: needsCard,
      sentence: `${countText(cards, 'κάρτα SIM', 'κάρτες SIM')} με δεδομένα, ${isOnline(home) ? `${needsCard ? '' : 'αν θέλετε, '}για σήμα και όταν κοπεί το ίντερνετ${needsCard ? '' : ' ή το ρεύμα: χωρίς αυτήν ο συναγερμός τότε δεν ειδοποιεί κανέναν'}` : home.internet === 'yes' ? 'αφού χωρίς ρεύμα δεν υπάρχει ίντερνετ' : 'αφού δεν υπάρχει ίντερνετ όλο τον χρόνο'}. Το ποσό το ορίζει ο πάροχός σας.`,
    },
    reachesCentre(system) && {
      id: 'monitoring',
      quantity: 1,
      isNeeded: home.isMonitored,
      sentence: home.isMonitored
        ? 'Σύμβαση με κέντρο λήψης σημάτων: η μελέτη τη μετρά στον κίνδυνο, το ποσό της δεν είναι στο σύνολο.'
        : 'Σύμβαση με κέντρο λήψης σημάτων, αν θέλετε να αντιδρά κάποιος όταν λείπετε. Η μελέτη δεν την υπολογίζει.',
    },
    (system.alarm !== undefined || records) && {
      id: 'maintenance',
      quantity: 1,
      isNeeded: false,
      sentence: system.isInstalled
        ? 'Περιοδικός έλεγχος από τεχνικό, ώστε όλα να δουλεύουν όταν χρειαστούν.'
        : 'Περιοδικός έλεγχος από τεχνικό, αν θέλετε: ό,τι τοποθετείτε εσείς το δοκιμάζετε και μόνοι σας.',
    },
    clouds > 0 && {
      id: 'cloud',
      quantity: clouds,
      isNeeded: false,
      sentence: `Αποθήκευση στο cloud για ${countText(clouds, 'κάμερα', 'κάμερες')}, αν τη θέλετε: συνδρομή στον κατασκευαστή.`,
    },
  ];
  return costs.filter((cost) => cost !== false);
}
