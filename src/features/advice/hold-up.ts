// Where somebody may be robbed while the place is open: the reference, C.8.
import { needOf, type AlarmFrame } from './frame.ts';
import type { Need } from './pick.ts';
import { isBooth, isLodging, isReceiving, isResidence } from './premises.ts';
import { reasonOf } from './text.ts';
import type { Home } from './types.ts';

/** Whether people work among what robbers want, or customers come in to it. */
const keepsPrey = ({ contents, hasVisitors, placeKind, propertyType, isMonitored }: Home) =>
  contents === 'special' &&
  (hasVisitors ||
    (propertyType === 'business' && (placeKind === 'workshop' || placeKind === 'shop')) ||
    // Of a store somebody answers whoever is forced there.
    (propertyType === 'warehouse' && isMonitored));

/** Buttons that call for help: one at each desk where there is cash, a kiosk's too, and one at least beside what robbers want. */
const holdUpButtonsOf = (home: Home) =>
  isResidence(home) || (home.cashDesks === 0 && !keepsPrey(home)) ? 0 : Math.max(1, home.cashDesks);

/** Whether the remote of whoever sits there alone arms too: in a kiosk it is worn, and nobody else takes it. */
export const armsByPanic = (home: Home) => isBooth(home) && holdUpButtonsOf(home) === 1;

/** Silent by contract with a centre; without one its owner decides, where the alarm reaches telephones: a siren may harm, and a signal that nobody sees helps nobody. */
const soundOf = ({ home: { isMonitored }, panel }: AlarmFrame) =>
  isMonitored
    ? 'Δεν ηχεί τίποτα: σιωπηλός συναγερμός προς το κέντρο, που απαντά με τη σύμβαση.'
    : panel.hasData
      ? 'Στην παράδοση ορίζετε αν ειδοποιεί σιωπηλά το κινητό σας, για να κληθεί το 100, ή αν χτυπά η σειρήνα, όπου δεν υπάρχει ποιος να το δει: χωρίς σύμβαση με κέντρο λήψης κανείς δεν είναι υποχρεωμένος να απαντήσει.'
      : 'Χωρίς σύμβαση με κέντρο λήψης χτυπά η σειρήνα: σιωπηλό γίνεται μόνο με σύμβαση.';

/** A button of its own before a remote with such a key, which somebody may carry away. */
export function panicNeed(frame: AlarmFrame): Need {
  const need = needOf(frame)(
    {
      ruleId: 'ALM-PANIC',
      quantity: holdUpButtonsOf(frame.home),
      kinds: ['panic', 'remote'],
      reason: ({ calc }, quantity) =>
        reasonOf(
          `${frame.home.hasVisitors ? 'Χώρος όπου μπαίνουν πελάτες' : frame.home.cashDesks > 0 ? 'Χώρος με ταμείο' : 'Χώρος με όσα ζητούν ληστές'}: {quantity:κουμπί:κουμπιά} πανικού, ένα σε κάθε ταμείο ή υποδοχή, για να ζητά κανείς βοήθεια σε ληστεία. ${soundOf(frame)}${calc.kind !== 'remote' ? '' : armsByPanic(frame.home) ? ' Το ίδιο τηλεχειριστήριο οπλίζει και αφοπλίζει: το έχει πάνω του όποιος δουλεύει.' : ' Το τηλεχειριστήριο προγραμματίζεται μόνο για πανικό, χωρίς αφόπλιση.'}`,
          { quantity },
        ),
    },
    (device) => device.hasPanic,
  );
  return {
    ...need,
    rank: (item) =>
      (need.rank?.(item) ?? 0) + ((item.calc.kind === 'panic') === !armsByPanic(frame.home) ? 0 : 10),
  };
}

/** What the remote that a kit brings beyond its need does in a workplace: where no keypad is, it arms; beside one, among visitors without a till, it calls for help. */
export const spareRemoteText = (home: Home, hasKeypad: boolean) =>
  !hasKeypad && !isResidence(home)
    ? ' Το τηλεχειριστήριο οπλίζει και αφοπλίζει στην πόρτα: το κρατά όποιος ανοίγει πρώτος.'
    : !isReceiving(home) || isLodging(home) || holdUpButtonsOf(home) > 0
      ? ''
      : ` Το τηλεχειριστήριο μπορεί να μένει στην υποδοχή ως κουμπί πανικού, προγραμματισμένο χωρίς αφόπλιση: ${home.isMonitored ? 'ειδοποιεί σιωπηλά το κέντρο, που απαντά με τη σύμβαση' : 'ορίζετε αν ειδοποιεί σιωπηλά το κινητό σας ή αν χτυπά η σειρήνα'}.`;
