import type { HomePlan } from '#features/home-plan/types.ts';
import { placeOf, type Place } from './place.ts';
import { centreOf, outerOpenings, outsideOf, walk, wayBetween } from './route.ts';
import type { Story, StoryStep } from './story.ts';

const fireAt = 3;
const smokeSeconds = 5;
const silentSeconds = 24;

/** «συναγερμός καπνού»: it is noticed whatever the mode, and everybody gets out. */
export function smokeAlarm(plan: HomePlan): Story {
  const place = placeOf(plan);
  const { isHome, isSleptIn } = place;
  const detector = plan.zones.find(({ type }) => type === 'smoke');
  // One of its own is heard where it hangs, and by no panel.
  const alone = detector ? undefined : plan.devices.find(({ kind }) => kind === 'smoke');
  const isHeard = detector !== undefined || (alone !== undefined && isSleptIn);
  const room =
    plan.rooms.find(({ id }) => id === (detector ?? alone)?.roomId) ??
    plan.rooms.find(({ kind }) => kind === 'kitchen') ??
    plan.rooms[0];
  const noticed = fireAt + (isHeard ? smokeSeconds : silentSeconds);
  const bedroom = plan.rooms.find(({ kind }) => kind === 'bedroom') ?? room;
  const door =
    outerOpenings(plan).find(({ kind }) => kind === 'door') ??
    outerOpenings(plan).find(({ kind }) => kind !== 'window');
  const wayOut = bedroom && door ? wayBetween(plan, bedroom.id, door.roomId) : undefined;
  const family =
    isSleptIn && wayOut && door
      ? walk([...wayOut, outsideOf(plan, door, 0.1), outsideOf(plan, door, 1)], noticed + 4, 1)
      : [];
  const entrance = plan.zones.find(({ type }) => type === 'door');
  const last = family.at(-1);
  const out = Math.ceil(last?.at ?? noticed + 10);
  const wakes = isHome
    ? 'Η οικογένεια ξυπνά και βγαίνει από το σπίτι.'
    : isSleptIn
      ? 'Όσοι μένουν εδώ ξυπνούν και βγαίνουν από το κτίριο.'
      : detector
        ? 'Η ειδοποίηση σας ξυπνά: στον χώρο δεν είναι κανείς.'
        : 'Η φωτιά μένει μόνη της με τον χώρο.';
  const calls = isHome
    ? 'Έξω, καλείτε το 199. Το κινητό δεν ξέρει τίποτα.'
    : `${isSleptIn ? 'Έξω, κάποιος' : 'Κάποιος περαστικός βλέπει τον καπνό και'} καλεί το 199. Το κινητό σας δεν ξέρει τίποτα.`;
  const steps: StoryStep[] = [
    {
      at: 0,
      caption: isSleptIn
        ? 'Χαράματα, όλοι κοιμούνται. Το σύστημα είναι οπλισμένο, Νύχτα.'
        : 'Χαράματα, ο χώρος είναι άδειος. Το σύστημα είναι οπλισμένο, Απουσία.',
      events: [],
    },
    { at: fireAt, caption: `Ένα πολύπριζο αρχίζει να καπνίζει (${room?.name ?? 'στον χώρο'}).`, events: [] },
    detector
      ? {
          at: noticed,
          caption: `Ο ανιχνευτής καπνού «${detector.name}» σημαίνει συναγερμό. Φυλάσσει πάντα, ακόμη και με το σύστημα αφοπλισμένο.`,
          events: [{ type: 'open', id: detector.id }],
        }
      : { at: noticed, caption: silenceOf(alone?.name, place), events: [] },
    { at: noticed + 4, caption: wakes, events: [] },
    {
      at: out + 1,
      caption: detector
        ? `${isSleptIn ? 'Έξω και ασφαλείς. ' : ''}Το κινητό λέει πού είναι ο καπνός (${room?.name ?? detector.name}) και καλείτε το 199.`
        : calls,
      events: isSleptIn && entrance && detector ? [{ type: 'detect', id: entrance.id }] : [],
    },
    {
      at: out + 8,
      caption: detector
        ? 'Η Πυροσβεστική ελέγχει τον χώρο και λέει ότι είναι ασφαλής· ο συναγερμός σταματά από το κινητό.'
        : 'Η Πυροσβεστική ελέγχει τον χώρο και λέει ότι είναι ασφαλής.',
      events: detector ? [{ type: 'close', id: detector.id }, { type: 'disarm' }] : [],
    },
  ];
  const centre = room ? centreOf(room) : { x: 0, y: 0 };
  const widest = room ? Math.min(room.width, room.height) * 0.62 : 2;
  return {
    id: 'smoke',
    title: detector || alone ? 'Συναγερμός καπνού' : 'Φωτιά χωρίς ανιχνευτή καπνού',
    lead: isHeard
      ? 'Πέντε το πρωί: ο καπνός δεν μένει κρυφός.'
      : 'Πέντε το πρωί: ποιος το μαθαίνει, και πότε.',
    clock: '05:20',
    mode: isSleptIn ? 'night' : 'away',
    dangerAt: fireAt,
    danger: 'από τον πρώτο καπνό',
    steps,
    length: out + 12,
    intruder: [],
    family: last ? [...family, { ...last, at: out + 12 }] : [],
    smoke: [
      { ...centre, at: fireAt, radius: 0.2 },
      { ...centre, at: noticed + 6, radius: widest },
      { ...centre, at: out + 4, radius: widest },
      { ...centre, at: out + 9, radius: 0.1 },
    ],
    blackout: null,
  };
}

/** What is heard of a fire where no detector reports to the panel. */
function silenceOf(alone: string | undefined, { isHome, isSleptIn }: Place): string {
  if (alone === undefined)
    return isSleptIn
      ? `Δεν υπάρχει ανιχνευτής καπνού: ${isHome ? 'ξυπνάτε' : 'ξυπνά κανείς'} μόνο από τη μυρωδιά, πολύ αργότερα.`
      : 'Δεν υπάρχει ανιχνευτής καπνού και κανείς δεν είναι εκεί: το κινητό δεν λέει τίποτα.';
  return isSleptIn
    ? `Ο «${alone}» ηχεί και ${isHome ? 'σας ξυπνά' : 'ξυπνά όποιον τον ακούει'}. Ακούγεται μόνο εκεί: το κινητό δεν λέει τίποτα.`
    : `Ο «${alone}» ηχεί, όμως κανείς δεν είναι εκεί και το κινητό δεν λέει τίποτα.`;
}
