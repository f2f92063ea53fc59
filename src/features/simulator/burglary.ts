import type { HomePlan, Opening, PlanZone, Point } from '#features/home-plan/types.ts';
import {
  distance,
  firstAt,
  isInside,
  middleOf,
  outerOpenings,
  positionAt,
  seenOutside,
  sees,
  walk,
  wayBetween,
  wayToOpening,
  type Moment,
} from './route.ts';
import { approachOf, climbsFence, endOf, flightOf, nameOf, titleOf } from './burglary-texts.ts';
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

/** What is the same whether he gets in or not. */
function storyWith(
  plan: HomePlan,
  opening: Opening | undefined,
  { steps, intruder, gone, isHeard }: Pick<Story, 'steps' | 'intruder'> & { gone: number; isHeard: boolean },
): Story {
  const place = placeOf(plan);
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
    steps: [
      {
        at: 0,
        caption: `Σάββατο βράδυ, ${place.isHome ? 'λείπετε όλοι' : 'ο χώρος είναι κλειστός'}. Το σύστημα είναι οπλισμένο, Απουσία.`,
        events: [],
      },
      { at: climbAt, caption: approachOf(plan, opening, place), events: [] },
      ...steps.toSorted((one, other) => one.at - other.at),
    ],
    length: gone + 5,
    intruder,
    family: [],
    smoke: [],
    blackout: null,
  };
}

/** A detector outside has him before he opens anything. */
function stoppedOutside(
  plan: HomePlan,
  opening: Opening | undefined,
  approach: readonly Moment[],
  { zone, at }: { zone: PlanZone; at: number },
): Story {
  const place = placeOf(plan);
  const seenAt = Math.max(Math.ceil(at), climbAt + 1);
  const turnAt = seenAt + pace.looking;
  const turn = positionAt(approach, turnAt) ?? approach.at(-1);
  const way = approach.filter((moment) => moment.at < turnAt);
  const coming = turn ? [...way, { ...turn, at: turnAt }] : way;
  const flight = walk(coming.toReversed(), turnAt, pace.flight);
  const gone = Math.ceil(flight.at(-1)?.at ?? turnAt);
  const says = place.hasSiren ? 'η σειρήνα ηχεί αμέσως' : 'σημαίνει συναγερμό στο κινητό σας';
  const steps: StoryStep[] = [
    {
      at: seenAt,
      caption: `Ο ανιχνευτής «${zone.name}» τον εντοπίζει έξω, πριν ανοίξει πόρτα ή παράθυρο: ${says}.`,
      events: [{ type: 'detect', id: zone.id }],
    },
    {
      at: Math.ceil(turnAt),
      caption: place.hasSiren
        ? flightOf(true, false, place)
        : 'Σειρήνα δεν υπάρχει, το κινητό σας όμως χτυπά πριν μπει.',
      events: [],
    },
    { at: gone + 2, caption: endOf(true, false, place), events: [{ type: 'disarm' }] },
  ];
  return storyWith(plan, opening, { steps, intruder: [...coming, ...flight], gone, isHeard: true });
}

/** «διάρρηξη από το μπαλκόνι»: round the house, through the weakest opening, to the movement detector. */
export function burglary(plan: HomePlan): Story {
  const place = placeOf(plan);
  const opening = weakestOf(plan, place);
  const contact = opening && zoneAt(plan, opening);
  const approach = opening ? walk(wayToOpening(plan, opening), climbAt, pace.outside) : [];
  const outside = place.isHigh ? undefined : seenOutside(plan, approach);
  if (outside) return stoppedOutside(plan, opening, approach, outside);
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
  return storyWith(plan, opening, { steps, intruder: [...approach, ...inside, ...flight], gone, isHeard });
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
