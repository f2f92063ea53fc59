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

/** Where a burglar tries first: the balcony, then a window, then any door. */
function weakestOf(plan: HomePlan): Opening | undefined {
  const outer = outerOpenings(plan);
  const of = (kind: Opening['kind']) => outer.find((opening) => opening.kind === kind);
  return of('glass-door') ?? of('window') ?? of('door');
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
  return motionAt === undefined ? undefined : Math.round(motionAt) + delaySeconds;
}

function entryStep(contact: PlanZone | undefined, at: number, isDelayed: boolean): StoryStep {
  if (!contact)
    return { at, caption: 'Μπαίνει. Εδώ δεν υπάρχει επαφή: το κινητό δεν λέει τίποτα.', events: [] };
  const says = isDelayed
    ? `αρχίζει την αντίστροφη μέτρηση εισόδου, ${delaySeconds} δευτερόλεπτα`
    : 'σημαίνει συναγερμό και η σειρήνα ηχεί';
  return {
    at,
    caption: `Ανοίγει· η επαφή «${contact.name}» ${says}.`,
    events: [{ type: 'open', id: contact.id }],
  };
}

function motionStep(
  zone: PlanZone,
  at: number,
  { hasContact, isDelayed }: { hasContact: boolean; isDelayed: boolean },
): StoryStep {
  const first = `Τον βλέπει πρώτος ο ανιχνευτής «${zone.name}»· όποιος δεν αφοπλίσει σε ${delaySeconds} δευτερόλεπτα, ακούει τη σειρήνα.`;
  const second = isDelayed
    ? `Και ο ανιχνευτής «${zone.name}» τον βλέπει. Κανείς δεν αφοπλίζει.`
    : `Ο ανιχνευτής «${zone.name}» τον βλέπει: δύο ανιχνευτές μέσα σε 30 δευτερόλεπτα, ο συναγερμός επιβεβαιώνεται.`;
  return { at, caption: hasContact ? second : first, events: [{ type: 'detect', id: zone.id }] };
}

/** «διάρρηξη από το μπαλκόνι»: round the house, through the weakest opening, to the movement detector. */
export function burglary(plan: HomePlan): Story {
  const place = placeOf(plan);
  const opening = weakestOf(plan);
  const contact = opening && zoneAt(plan, opening);
  const approach = opening ? walk(wayToOpening(plan, opening), climbAt, pace.outside) : [];
  const arrival = approach.at(-1)?.at ?? climbAt;
  const entry = Math.ceil(arrival + pace.forcing);
  const target = opening ? targetOf(plan, opening.roomId) : { way: [] };
  const threshold = opening ? [middleOf(opening)] : [];
  const inside = walk([...threshold, ...target.way], entry, pace.inside);
  const room = plan.rooms.find(({ id }) => id === target.zone?.roomId);
  const motionAt = room && firstAt(inside, (point) => isInside(room, point));
  const farthest = Math.ceil(inside.at(-1)?.at ?? entry);
  const alarmAt = alarmOf(plan, { contact, entry, motionAt });
  const isHeard = alarmAt !== undefined;
  const isDelayed = isHeard && alarmAt > entry;
  const flightAt = Math.max(farthest, alarmAt ?? 0) + pace.looking;
  const flight = walk([...approach, ...inside].toReversed(), flightAt, isHeard ? pace.flight : 1);
  const gone = Math.ceil(flight.at(-1)?.at ?? flightAt);

  const steps: StoryStep[] = [
    {
      at: 0,
      caption: `Σάββατο βράδυ, ${place.isHome ? 'λείπετε όλοι' : 'ο χώρος είναι κλειστός'}. Το σύστημα είναι οπλισμένο, Απουσία.`,
      events: [],
    },
    { at: climbAt, caption: approachOf(place), events: [] },
    ...cameraStep(plan, approach),
    { at: Math.ceil(arrival), caption: `Προσπαθεί να ανοίξει ${nameOf(plan, opening, place)}.`, events: [] },
    entryStep(contact, entry, isDelayed),
    ...(target.zone && motionAt !== undefined
      ? [motionStep(target.zone, Math.round(motionAt), { hasContact: contact !== undefined, isDelayed })]
      : []),
    isHeard
      ? { at: Math.ceil(flightAt), caption: 'Με τη σειρήνα να ηχεί, το βάζει στα πόδια.', events: [] }
      : { at: Math.ceil(flightAt), caption: 'Ψάχνει με την ησυχία του: κανείς δεν το έμαθε.', events: [] },
    {
      at: gone + 2,
      caption: isHeard
        ? 'Εσείς βλέπετε τι έγινε και πού, καλείτε το 100 και σταματάτε τη σειρήνα από το κινητό.'
        : 'Μια επαφή στο άνοιγμα ή ένας ανιχνευτής κίνησης θα τον είχαν προλάβει.',
      events: isHeard ? [{ type: 'disarm' }] : [],
    },
  ];
  return {
    id: 'burglary',
    title: titleOf(opening, place),
    clock: '21:40',
    mode: 'away',
    dangerAt: climbAt,
    danger: place.hasYard ? 'αφότου πέρασε τον φράχτη' : 'αφότου πλησίασε',
    steps: steps.toSorted((one, other) => one.at - other.at),
    length: gone + 5,
    intruder: [...approach, ...inside, ...flight],
    family: [],
    smoke: [],
    blackout: null,
  };
}

/** The first camera that has him in view. */
function cameraStep(plan: HomePlan, approach: readonly Moment[]): StoryStep[] {
  const seen = camerasOf(plan).flatMap(({ zone, view }) => {
    const at = firstAt(approach, (point) => sees(zone.position, view, point));
    return at === undefined ? [] : [{ zone, at }];
  });
  const first = seen.reduce<(typeof seen)[number] | undefined>(
    (best, one) => (best && best.at <= one.at ? best : one),
    undefined,
  );
  if (!first) return [];
  return [
    {
      at: Math.ceil(Math.max(first.at, climbAt + 1)),
      caption: `Η κάμερα «${first.zone.name}» αναγνωρίζει άτομο και σας ειδοποιεί, πριν ακόμη αγγίξει πόρτα ή παράθυρο.`,
      events: [{ type: 'detect', id: first.zone.id }],
    },
  ];
}

function approachOf({ isHome, hasYard, hasBalcony }: Place): string {
  const building = isHome ? 'το σπίτι' : 'το κτίριο';
  if (hasYard) return `Κάποιος περνά τον φράχτη και πλησιάζει ${building}.`;
  return hasBalcony ? 'Κάποιος σκαρφαλώνει στο μπαλκόνι.' : `Κάποιος πλησιάζει ${building}.`;
}

function titleOf(opening: Opening | undefined, { isHome }: Place): string {
  if (opening?.kind === 'glass-door') return `Διάρρηξη από ${isHome ? 'το μπαλκόνι' : 'την τζαμόπορτα'}`;
  return opening?.kind === 'window' ? 'Διάρρηξη από το παράθυρο' : 'Διάρρηξη από την πόρτα';
}

function nameOf(plan: HomePlan, opening: Opening | undefined, { isHome }: Place): string {
  if (opening?.kind === 'glass-door') return isHome ? 'την μπαλκονόπορτα' : 'την τζαμόπορτα';
  const room = plan.rooms.find(({ id }) => id === opening?.roomId)?.name;
  const what = opening?.kind === 'window' ? 'το παράθυρο' : 'την πόρτα';
  return room === undefined ? what : `${what} (${room})`;
}
