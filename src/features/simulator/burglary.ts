import type { HomePlan, Opening, PlanZone, Point } from '#features/home-plan/types.ts';
import {
  distance,
  firstAt,
  isInside,
  middleOf,
  outerOpenings,
  sees,
  walk,
  wayBetween,
  wayToOpening,
  type Moment,
} from './route.ts';
import { placeOf, type Place } from './place.ts';
import { limits } from './system.ts';
import type { Story, StoryStep } from './story.ts';

/** Metres a second, seconds. */
const pace = { outside: 1.3, inside: 1.5, flight: 3.2, forcing: 6, looking: 2.5 };
const climbAt = 3;

/** The contact at an opening, if it has one. */
export const zoneAt = ({ zones }: HomePlan, opening: Opening): PlanZone | undefined =>
  zones.find(
    ({ type, position }) =>
      (type === 'door' || type === 'window') && distance(position, middleOf(opening)) < 0.6,
  );

/** Where a burglar tries first: the balcony, then a window, then any door; high up only the door. */
function weakestOf(plan: HomePlan, { isHigh }: Place): Opening | undefined {
  const outer = outerOpenings(plan);
  const of = (kind: Opening['kind']) => outer.find((opening) => opening.kind === kind);
  return (isHigh ? of('door') : undefined) ?? of('glass-door') ?? of('window') ?? of('door');
}

/** The room in which a movement detector would see him, otherwise the first that can be reached. */
function targetOf(plan: HomePlan, fromId: string): { zone?: PlanZone; way: readonly Point[] } {
  const watched = plan.zones.filter(({ type }) => type === 'motion');
  for (const zone of watched) {
    const way = wayBetween(plan, fromId, zone.roomId);
    if (way) return { zone, way };
  }
  const ways = plan.rooms
    .filter(({ kind }) => kind === 'bedroom' || kind === 'office')
    .map(({ id }) => wayBetween(plan, fromId, id));
  return { way: ways.find((way) => way !== undefined) ?? wayBetween(plan, fromId, fromId) ?? [] };
}

/** The camera zones with their fields of view. */
const camerasOf = ({ zones, devices }: HomePlan) =>
  zones.flatMap((zone) => {
    const view = devices.find(({ zoneId, view: field }) => zoneId === zone.id && field)?.view;
    return zone.type === 'camera' && view ? [{ zone, view }] : [];
  });

const delaySeconds = limits.entryMs.away / 1000;

/** When the siren sounds: at once at an opening, after the entry countdown at the front door or at a movement. */
function alarmOf(
  { zones }: HomePlan,
  {
    contact,
    entry,
    motionAt,
  }: { contact?: PlanZone | undefined; entry: number; motionAt?: number | undefined },
): number | undefined {
  if (contact && contact !== zones.find(({ type }) => type === 'door')) return entry;
  if (contact) return entry + delaySeconds;
  return motionAt === undefined ? undefined : motionAt + delaySeconds;
}

function entryStep(
  contact: PlanZone | undefined,
  at: number,
  { isDelayed, hasSiren }: { isDelayed: boolean; hasSiren: boolean },
): StoryStep {
  if (!contact)
    return { at, caption: 'Μπαίνει. Εδώ δεν υπάρχει επαφή: το κινητό δεν λέει τίποτα.', events: [] };
  const says = isDelayed
    ? `αρχίζει την αντίστροφη μέτρηση εισόδου, ${delaySeconds} δευτερόλεπτα`
    : hasSiren
      ? 'σημαίνει συναγερμό και η σειρήνα ηχεί'
      : 'σημαίνει συναγερμό στο κινητό σας';
  return {
    at,
    caption: `Ανοίγει· η επαφή «${contact.name}» ${says}.`,
    events: [{ type: 'open', id: contact.id }],
  };
}

function motionStep(
  zone: PlanZone,
  at: number,
  {
    hasContact,
    hasSiren,
    confirms,
  }: { hasContact: boolean; hasSiren: boolean; /** Soon enough after an alarm. */ confirms: boolean },
): StoryStep {
  const first = `Τον βλέπει πρώτος ο ανιχνευτής «${zone.name}»· όποιος δεν αφοπλίσει σε ${delaySeconds} δευτερόλεπτα, ${hasSiren ? 'ακούει τη σειρήνα' : 'σημαίνει συναγερμό'}.`;
  const second = !confirms
    ? `Και ο ανιχνευτής «${zone.name}» τον βλέπει. Κανείς δεν αφοπλίζει.`
    : `Ο ανιχνευτής «${zone.name}» τον βλέπει: δύο ανιχνευτές μέσα σε 30 δευτερόλεπτα, ο συναγερμός επιβεβαιώνεται.`;
  return { at, caption: hasContact ? second : first, events: [{ type: 'detect', id: zone.id }] };
}

/** «διάρρηξη από το μπαλκόνι»: round the house, through the weakest opening, to the movement detector. */
export function burglary(plan: HomePlan): Story {
  const place = placeOf(plan);
  const opening = weakestOf(plan, place);
  const contact = opening && zoneAt(plan, opening);
  const approach = opening ? walk(wayToOpening(plan, opening), climbAt, pace.outside) : [];
  const arrival = approach.at(-1)?.at ?? climbAt;
  const entry = Math.ceil(arrival + pace.forcing);
  const target = opening ? targetOf(plan, opening.roomId) : { way: [] };
  const threshold = opening ? [middleOf(opening)] : [];
  const inside = walk([...threshold, ...target.way], entry, pace.inside);
  const room = plan.rooms.find(({ id }) => id === target.zone?.roomId);
  const inRoomAt = room && firstAt(inside, (point) => isInside(room, point));
  const motionAt = inRoomAt && Math.max(Math.round(inRoomAt), entry + 1);
  const farthest = Math.ceil(inside.at(-1)?.at ?? entry);
  const alarmAt = alarmOf(plan, { contact, entry, motionAt });
  const isHeard = alarmAt !== undefined;
  const isDelayed = isHeard && alarmAt > entry;
  const flightAt = Math.max(farthest, alarmAt ?? 0) + pace.looking;
  const flight = walk([...approach, ...inside].toReversed(), flightAt, isHeard ? pace.flight : 1);
  const gone = Math.ceil(flight.at(-1)?.at ?? flightAt);
  // Cameras inside count where nothing else speaks.
  const seen = cameraSteps(plan, approach, entry, isHeard ? [] : inside);

  const steps: StoryStep[] = [
    {
      at: 0,
      caption: `Σάββατο βράδυ, ${place.isHome ? 'λείπετε όλοι' : 'ο χώρος είναι κλειστός'}. Το σύστημα είναι οπλισμένο, Απουσία.`,
      events: [],
    },
    { at: climbAt, caption: approachOf(plan, opening, place), events: [] },
    ...seen,
    { at: Math.ceil(arrival), caption: `Προσπαθεί να ανοίξει ${nameOf(plan, opening, place)}.`, events: [] },
    entryStep(contact, entry, { isDelayed, hasSiren: place.hasSiren }),
    ...(target.zone && motionAt !== undefined
      ? [
          motionStep(target.zone, motionAt, {
            hasContact: contact !== undefined,
            hasSiren: place.hasSiren,
            confirms: !isDelayed && motionAt - entry <= limits.confirmMs / 1000,
          }),
        ]
      : []),
    { at: Math.ceil(flightAt), caption: flightOf(isHeard, seen.length > 0, place), events: [] },
    {
      at: gone + 2,
      caption: endOf(isHeard, seen.length > 0, place),
      events: isHeard ? [{ type: 'disarm' }] : [],
    },
  ];
  return {
    id: 'burglary',
    title: titleOf(plan, opening, place),
    lead:
      isHeard && place.hasSiren
        ? 'Ποιος τον βλέπει πρώτος, και πότε ηχεί η σειρήνα.'
        : 'Ποιος τον βλέπει πρώτος, και πότε το μαθαίνετε.',
    clock: '21:40',
    mode: 'away',
    dangerAt: climbAt,
    danger: climbsFence(place) ? 'αφότου πέρασε τον φράχτη' : 'αφότου πλησίασε',
    steps: steps.toSorted((one, other) => one.at - other.at),
    length: gone + 5,
    intruder: [...approach, ...inside, ...flight],
    family: [],
    smoke: [],
    blackout: null,
  };
}

/** The first camera that has him in view on his way to the opening, or else inside. */
function cameraSteps(
  plan: HomePlan,
  approach: readonly Moment[],
  entry: number,
  inside: readonly Moment[],
): StoryStep[] {
  const firstOn = (way: readonly Moment[]) =>
    camerasOf(plan)
      .flatMap(({ zone, view }) => {
        const at = firstAt(way, (point) => sees(zone.position, view, point));
        return at === undefined ? [] : [{ zone, at }];
      })
      .toSorted((one, other) => one.at - other.at)[0];
  const before = firstOn(approach);
  const first = before ?? firstOn(inside);
  if (!first) return [];
  const { zone } = first;
  return [
    before
      ? {
          at: Math.ceil(Math.max(first.at, climbAt + 1)),
          caption: `Η κάμερα «${zone.name}» τον βλέπει και σας ειδοποιεί, πριν ακόμη αγγίξει πόρτα ή παράθυρο.`,
          events: [{ type: 'detect', id: zone.id }],
        }
      : {
          at: Math.ceil(Math.max(first.at, entry + 1)),
          caption: `Η κάμερα «${zone.name}» τον βλέπει μέσα στον χώρο και σας ειδοποιεί.`,
          events: [{ type: 'detect', id: zone.id }],
        },
  ];
}

function flightOf(isHeard: boolean, isSeen: boolean, { hasSiren }: Place): string {
  if (isHeard)
    return hasSiren
      ? 'Με τη σειρήνα να ηχεί, το βάζει στα πόδια.'
      : 'Σειρήνα δεν υπάρχει: φεύγει όταν πάρει ό,τι βρει, ενώ το κινητό σας χτυπά.';
  return isSeen
    ? 'Συναγερμός δεν σημαίνει: ψάχνει, όμως εσείς τον έχετε δει στο κινητό.'
    : 'Ψάχνει με την ησυχία του: κανείς δεν το έμαθε.';
}

function endOf(isHeard: boolean, isSeen: boolean, { hasSiren }: Place): string {
  if (isHeard)
    return hasSiren
      ? 'Εσείς βλέπετε τι έγινε και πού, καλείτε το 100 και σταματάτε τη σειρήνα από το κινητό.'
      : 'Εσείς βλέπετε τι έγινε και πού, και καλείτε το 100.';
  return isSeen
    ? 'Καλείτε το 100, με την εικόνα του στο κινητό. Ένας συναγερμός στο άνοιγμα θα τον είχε διώξει.'
    : 'Μια επαφή στο άνοιγμα ή ένας ανιχνευτής κίνησης θα τον είχαν προλάβει.';
}

const climbsFence = ({ hasYard, isHigh }: Place) => hasYard && !isHigh;

const leadsToBalcony = ({ rooms }: HomePlan, opening: Opening | undefined) =>
  rooms.some(({ id, kind }) => kind === 'balcony' && id === opening?.toRoomId);

function approachOf(plan: HomePlan, opening: Opening | undefined, place: Place): string {
  const building = place.isHome ? 'το σπίτι' : 'το κτίριο';
  if (climbsFence(place)) return `Κάποιος περνά τον φράχτη και πλησιάζει ${building}.`;
  if (place.isHigh) return 'Κάποιος ανεβαίνει τη σκάλα του κτιρίου και σταματά στην πόρτα σας.';
  return leadsToBalcony(plan, opening)
    ? 'Κάποιος σκαρφαλώνει στο μπαλκόνι.'
    : `Κάποιος πλησιάζει ${building}.`;
}

function titleOf(plan: HomePlan, opening: Opening | undefined, { isHome }: Place): string {
  if (leadsToBalcony(plan, opening)) return 'Διάρρηξη από το μπαλκόνι';
  if (opening?.kind === 'glass-door') return `Διάρρηξη από την ${isHome ? 'μπαλκονόπορτα' : 'τζαμόπορτα'}`;
  return opening?.kind === 'window' ? 'Διάρρηξη από το παράθυρο' : 'Διάρρηξη από την πόρτα';
}

function nameOf(plan: HomePlan, opening: Opening | undefined, { isHome }: Place): string {
  if (opening?.kind === 'glass-door') return isHome ? 'την μπαλκονόπορτα' : 'την τζαμόπορτα';
  const room = plan.rooms.find(({ id }) => id === opening?.roomId)?.name;
  const what = opening?.kind === 'window' ? 'το παράθυρο' : 'την πόρτα';
  return room === undefined ? what : `${what} (${room})`;
}
