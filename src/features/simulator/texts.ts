import { listed, plural } from '#shared/greek.ts';
import type { ArmedMode, Cause, Mode, Phase, System, Zone } from './system.ts';

export const modeNames: Record<Mode, string> = {
  away: 'Απουσία',
  home: 'Παρουσία',
  night: 'Νύχτα',
  disarmed: 'Αφόπλιση',
};

export const modeHints: Record<ArmedMode, string> = {
  away: 'Λείπουν όλοι: φυλάσσονται όλες οι ζώνες.',
  home: 'Κάποιος είναι μέσα: φυλάσσονται πόρτες και παράθυρα.',
  night: 'Τη νύχτα, με κόσμο μέσα: πόρτες, παράθυρα και κάμερες, με μικρότερη καθυστέρηση εισόδου.',
};

export const causeTitles: Record<Cause, string> = {
  intrusion: 'Παραβίαση ζώνης',
  tamper: 'Παραποίηση συσκευής',
  smoke: 'Συναγερμός καπνού',
};

const phaseNames: Record<Phase['name'], string> = {
  disarmed: 'Αφοπλισμένο',
  exit: 'Όπλιση σε',
  armed: 'Οπλισμένο',
  entry: 'Αφοπλίστε σε',
  triggered: 'Συναγερμός',
};

export const phaseName = ({ name }: Phase): string => phaseNames[name];

/** «Οπλισμένο, Απουσία»: the state in one line. */
export function stateLine(phase: Phase): string {
  switch (phase.name) {
    case 'disarmed':
      return 'Αφοπλισμένο';
    case 'exit':
      return `Αντίστροφη μέτρηση εξόδου, ${modeNames[phase.mode]}`;
    case 'armed':
      return `Οπλισμένο, ${modeNames[phase.mode]}`;
    case 'entry':
      return `Αντίστροφη μέτρηση εισόδου, ${modeNames[phase.mode]}`;
    case 'triggered':
      return phase.confirmed ? 'Επιβεβαιωμένος συναγερμός' : 'Συναγερμός';
  }
}

/** The notification of a zone that reports, by its type. */
export const happeningTitles: Record<Zone['type'], string> = {
  door: 'Άνοιξε πόρτα',
  window: 'Άνοιξε παράθυρο',
  motion: 'Ανίχνευση κίνησης',
  camera: 'Άτομο στην κάμερα',
  smoke: 'Ανίχνευση καπνού',
};

/** What a zone is doing, in a word. */
export function zoneState(zone: Zone, { phase }: Pick<System, 'phase'>): string {
  if (zone.status === 'offline') return 'Εκτός σύνδεσης';
  if (zone.status === 'secure') return zone.type === 'camera' ? 'Ασφαλής · ζωντανά' : 'Ασφαλής';
  if (zone.type === 'smoke') return 'Καπνός';
  if (phase.name !== 'disarmed' && phase.name !== 'exit' && zone.armed && !zone.bypassed) return 'Παραβίαση';
  if (zone.type === 'motion') return 'Κίνηση';
  return zone.type === 'camera' ? 'Άτομο' : zone.type === 'door' ? 'Ανοιχτή' : 'Ανοιχτό';
}

/** «5 ζώνες», «1 ζώνη». */
export const zoneCount = (count: number): string => plural(count, 'ζώνη', 'ζώνες');

/** «20 δευτερόλεπτα», «1 δευτερόλεπτο». */
export const secondsText = (count: number): string => plural(count, 'δευτερόλεπτο', 'δευτερόλεπτα');

/** «Κύρια είσοδος και Παράθυρο σαλονιού». */
export const zoneNames = (zones: readonly Zone[]): string => listed(zones.map(({ name }) => name));

/** What to do about zones in the way of arming. */
export function blockedText(zones: readonly Pick<Zone, 'status'>[], mode: ArmedMode): string {
  const [them, without] = zones.length === 1 ? ['την', 'αυτήν'] : ['τες', 'αυτές'];
  const arm = `ή οπλίστε χωρίς ${without} (${modeNames[mode]}).`;
  const offline = zones.filter(({ status }) => status === 'offline').length;
  if (offline === 0) return `Κλείστε ${them} ${arm}`;
  return offline === zones.length
    ? `Επανασυνδέστε ${them} ${arm}`
    : `Κλείστε όσες είναι ανοιχτές και επανασυνδέστε τις άλλες, ${arm}`;
}
