// How many detectors, sirens and controls an alarm has: the reference, C.8.
import type { Calc, Panel } from '#features/catalogue/device.ts';
import { glassOf, goesOut, isClearOf, isMotionless } from './animals.ts';
import { smokeOf } from './fire.ts';
import { deviceOf, needOf, type AlarmFrame } from './frame.ts';
import { armsByPanic, panicNeed } from './hold-up.ts';
import { pick, type Catalogue, type Need } from './pick.ts';
import { isLargeHall, motionOf, motionPlaces, motionReason, petsText } from './motion.ts';
import { contactReason } from './opening-reasons.ts';
import { contactedOf, isHall, isLodging, isOpenLodging, isResidence } from './premises.ts';
import { delays, norms } from './rules.ts';
import { hasInput, inputNeed, opensByShutter, shutterNeed, takesInputs } from './shutters.ts';
import { reasonOf } from './text.ts';
import type { Home } from './types.ts';
import { isHandledByPhone } from './utilities.ts';

/** Whether the answers ask for an alarm: who looks in where strangers sleep tonight asks for pictures alone. */
export const asksForAlarm = (home: Home) =>
  home.concerns.some((id) => id === 'break-in' || id === 'alarm' || id === 'perimeter') ||
  (home.concerns.includes('remote-monitoring') && !(isOpenLodging(home) && home.priority === 'monitoring'));

/** Doors and windows through which somebody can come in. */
export function openingsOf(home: Home): number {
  const { doors, windows } = contactedOf(home);
  return doors + windows;
}

/** Doors by which people come in every day. */
export const entrancesOf = ({ doors, balconyDoors }: Home) => doors - balconyDoors;

/**
 * Those that may have a camera of the house. Where strangers sleep others may be doors of their rooms: the main one, and as many as so
 * many rooms that were told surely share.
 */
export function sharedEntrancesOf(home: Home): number {
  if (!isLodging(home)) return entrancesOf(home);
  const rooms = home.assumed.includes('rooms') ? 0 : home.rooms;
  const doors = entrancesOf(home);
  // Where rooms are twice as many, none of the doors is a room's own.
  return rooms >= doors * 2 ? doors : Math.min(doors, Math.max(1, Math.floor(rooms / norms.roomsPerDoor)));
}

/** Whether an outdoor siren hangs on a wall of one's own: of a flat in its yard or on a balcony that somebody reaches, to prevent; of others above the ground floor only to prevent. */
const hasOwnFacade = ({ propertyType, floor, yardM, assumed, priority, balconyDoors }: Home) =>
  propertyType === 'apartment'
    ? priority === 'prevention' &&
      floor <= 1 &&
      ((balconyDoors > 0 && !assumed.includes('balconyDoors')) ||
        (floor === 0 && yardM > 0 && !assumed.includes('yardM')))
    : floor <= (priority === 'prevention' ? 1 : 0);

/** The share of openings and rooms that the panel reaches. */
const reached = (count: number, { home, reach }: AlarmFrame) =>
  Math.floor(count * reach.share * (reach.floors / home.floors) + 1e-9);

/** How many of the alarm's pieces are placed; the smaller systems of a small budget place fewer. */
export type Placed = { contacts: number; motion: number; smoke: number };
export function placedIn(frame: AlarmFrame): Placed {
  const { home, reach } = frame;
  return {
    contacts: Math.floor(openingsOf(home) * reach.share + 1e-9),
    motion: Math.max(1, reached(motionOf(home), frame)),
    smoke: smokeOf(home),
  };
}

function contactNeed(frame: AlarmFrame): Need {
  const need = needOf(frame)(
    {
      ruleId: 'ALM-CONTACT',
      quantity: placedIn(frame).contacts,
      kinds: ['contact'],
      reason: (_item, quantity) => contactReason(frame, quantity),
    },
    (device) => device.kind === 'contact' && !device.isShutter,
  );
  const wantsInputs = takesInputs(frame);
  return {
    ...need,
    rank: (item) => (need.rank?.(item) ?? 0) + (wantsInputs && !hasInput(item) ? 0.5 : 0),
  };
}

/** The frame of an alarm, when its contacts are known. */
export const withInputs = (frame: AlarmFrame, catalogue: Catalogue): AlarmFrame => ({
  ...frame,
  hasInputs: takesInputs(frame) && hasInput(pick(catalogue, contactNeed(frame))),
});

/** Whether a motion detector sees less than those of a larger hall must, whose number is reckoned with their range. */
export const seesTooLittle = (home: Home, calc: Calc): boolean =>
  isLargeHall(home) && (deviceOf(calc)?.rangeM ?? 0) < norms.hallRangeM;

function motionNeed(frame: AlarmFrame): Need {
  const { home } = frame;
  const need = needOf(frame)(
    {
      ruleId: 'ALM-MOTION',
      quantity: placedIn(frame).motion,
      kinds: ['pir', 'dual'],
      reason: ({ calc }, quantity) => {
        const reason = motionReason(home, quantity);
        if (!seesTooLittle(home, calc) || deviceOf(calc) === undefined) return reason;
        const own = reasonOf(
          ' Βλέπουν έως {range} m, και σε τόσο μεγάλο χώρο χρειάζονται {hall} m: πόσους ακόμη θέλει φαίνεται στην αυτοψία.',
          { range: deviceOf(calc)?.rangeM ?? 0, hall: norms.hallRangeM },
        );
        return { text: reason.text + own.text, figures: { ...reason.figures, ...own.figures } };
      },
    },
    (device) => !device.isOutdoor && device.petKg >= home.petKg,
  );
  return {
    ...need,
    places: (quantity) => motionPlaces(home, quantity) + petsText(home),
    rank: (item) => (need.rank?.(item) ?? 0) + (seesTooLittle(home, item.calc) ? 10 : 0),
  };
}

/** Everything that the alarm of a home consists of, but for the panel's battery and cables. */
export function alarmNeeds(frame: AlarmFrame): Need[] {
  const { home, panel, grade } = frame;
  const { propertyType: type, areaM2, floors } = home;
  const make = needOf(frame);
  const perSiren = norms.sirenAreaM2;
  const mostSirens = isHall(home)
    ? Math.max(floors, norms.mostSirensInHall)
    : floors * (isLodging(home) ? 1 : norms.mostSirensOnFloor);
  const byArea = Math.ceil(areaM2 / perSiren);
  const isMost = byArea > mostSirens;
  const sirensNeeded = isMost ? mostSirens : Math.max(floors > 1 ? floors - 1 : 1, byArea);
  const sirens = Math.max(1, reached(sirensNeeded, frame));
  const hasRemotes = isResidence(home);

  return [
    contactNeed(frame),
    shutterNeed(frame),
    inputNeed(frame, placedIn(frame).contacts),
    motionNeed(frame),
    make(
      {
        ruleId: 'ALM-CURTAIN',
        quantity: isMotionless(frame) ? home.balconyDoors : 0,
        kinds: ['curtain'],
        reason: ({ calc }, quantity) => {
          const device = deviceOf(calc);
          return reasonOf(
            `{quantity:μπαλκονόπορτα:μπαλκονόπορτες}: ένας ανιχνευτής κουρτίνας ${
              device && isClearOf(device, home)
                ? 'έξω από το τζάμι σε καθεμία αντί για κίνηση μέσα, όπου το ζώο {pet} kg δεν τον ενοχλεί όσο μένει μέσα'
                : 'σε καθεμία αντί για κίνηση μέσα, που αντέχει ζώο {pet} kg'
            }.`,
            { quantity, pet: home.petKg },
          );
        },
      },
      (device) => (device.isOutdoor && !goesOut(home)) || device.petKg >= home.petKg,
    ),
    make(
      {
        ruleId: 'ALM-GLASS',
        quantity: glassOf(frame),
        kinds: ['glassbreak'],
        reason: ({ calc }, quantity) =>
          reasonOf(
            '{quantity:χώρος:χώροι} με μεγάλα τζάμια: ένας ανιχνευτής ανά χώρο, που ακούει το σπάσιμο έως {range} m.',
            {
              quantity,
              range: deviceOf(calc)?.rangeM ?? 0,
            },
          ),
      },
      () => true,
    ),
    make(
      {
        ruleId: 'ALM-SIREN-IN',
        quantity: sirens,
        kinds: ['siren'],
        reason: (_item, quantity) =>
          reasonOf(
            sirens < sirensNeeded
              ? 'Χώρος {area} m²: {quantity:εσωτερική σειρήνα:εσωτερικές σειρήνες}, όσες φτάνει το ασύρματο σήμα από τις {needed}.'
              : isMost
                ? `Χώρος {area} m²${floors > 1 ? ' σε {floors} ορόφους' : ''}: {quantity:εσωτερική σειρήνα:εσωτερικές σειρήνες}, έως {most} σε ${isHall(home) ? 'όλο τον χώρο' : 'κάθε όροφο'}.`
                : floors > 1
                  ? 'Χώρος {area} m² σε {floors} ορόφους: {quantity:εσωτερική σειρήνα:εσωτερικές σειρήνες}, μία ανά {per} m² και ώστε να ακούγεται σε κάθε όροφο.'
                  : 'Χώρος {area} m²: {quantity:εσωτερική σειρήνα:εσωτερικές σειρήνες}, μία ανά {per} m².',
            sirens < sirensNeeded
              ? { area: areaM2, quantity, needed: sirensNeeded }
              : {
                  area: areaM2,
                  quantity,
                  ...(isMost ? { most: isHall(home) ? mostSirens : mostSirens / floors } : { per: perSiren }),
                  ...(floors > 1 && { floors }),
                },
          ),
      },
      (device) => !device.isOutdoor,
    ),
    make(
      {
        ruleId: 'ALM-SIREN-OUT',
        // A façade above the ground floor belongs to the whole block.
        quantity: hasOwnFacade(home) ? 1 : 0,
        kinds: ['siren'],
        reason: (_item, quantity) =>
          reasonOf(
            home.location === 'rural'
              ? '{quantity:εξωτερική σειρήνα:εξωτερικές σειρήνες} με φάρο: φέρνει βοήθεια μόνο αν ακούει κάποιος εκεί κοντά.'
              : '{quantity:εξωτερική σειρήνα:εξωτερικές σειρήνες} με φάρο, για να στρέφει το βλέμμα του δρόμου.',
            {
              quantity,
            },
          ),
      },
      (device) => device.isOutdoor,
    ),
    make(
      {
        ruleId: 'ALM-KEYPAD',
        quantity:
          (type === 'apartment' || (armsByPanic(home) && panel.hasData)) && isHandledByPhone(home) ? 0 : 1,
        kinds: ['keypad'],
        reason: (_item, quantity) =>
          reasonOf(
            `{quantity:πληκτρολόγιο:πληκτρολόγια} ${isOpenLodging(home) ? 'στην υποδοχή, για τα τμήματα που οπλίζονται' : 'στην καθημερινή είσοδο'}: {entry} s για να αφοπλίσετε, {exit} s για να φύγετε.`,
            {
              quantity,
              entry: delays.entryS,
              exit: delays.exitS,
            },
          ),
      },
      () => true,
    ),
    make(
      {
        ruleId: 'ALM-REMOTE',
        quantity:
          hasRemotes && !(grade >= 3 && panel.wirelessZones === 0)
            ? type === 'house'
              ? norms.residentsRemotes
              : // Of a family each has one.
                home.rooms > 2 && !home.assumed.includes('rooms')
                ? norms.residentsRemotes
                : 1
            : opensByShutter(home, panel) && !armsByPanic(home)
              ? 1
              : 0,
        kinds: ['remote'],
        reason: (_item, quantity) =>
          reasonOf(
            hasRemotes
              ? '{quantity:τηλεχειριστήριο:τηλεχειριστήρια} για όσους μπαίνουν και βγαίνουν.'
              : '{quantity:τηλεχειριστήριο:τηλεχειριστήρια} για όποιον ανοίγει πρώτος: αφοπλίζει απέξω, πριν σηκώσει ρολό που έχει επαφή.',
            { quantity },
          ),
      },
      () => true,
    ),
    panicNeed(frame),
  ];
}

/** The whole zones that a panel needs for these and their reserve. */
export const zonesWithReserve = (zones: number): number => Math.ceil(zones * norms.zoneReserve);

/** The zones of a panel that detectors may take, so that its reserve is left. */
export const zonesWithoutReserve = ({ zones }: Pick<Panel, 'zones'>): number =>
  Math.floor(Math.floor(zones) / norms.zoneReserve);

/** Zones of the panel that these pieces take. */
export const zoneRules: ReadonlySet<string> = new Set([
  'ALM-CONTACT',
  'ALM-SHUTTER',
  'ALM-INPUT',
  'ALM-MOTION',
  'ALM-PHOTO',
  'ALM-CURTAIN',
  'ALM-PANIC',
  'ALM-GLASS',
  'FIRE-SMOKE',
  'EXT-YARD',
  'EXT-FLOOD',
]);
