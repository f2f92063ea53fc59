// Whether the drawn plan places the devices of a system where its lines and the place mean them.
import { planOf } from '#features/home-plan/plan-of.ts';
import type { HomePlan, PlanDevice, Room, RoomKind } from '#features/home-plan/types.ts';
import type { Bundle, Home, Item, Line } from '#features/advice/types.ts';

const workplaces: readonly RoomKind[] = ['hall', 'shop', 'hangar'];
const watchable: ReadonlySet<RoomKind> = new Set([...workplaces, 'storage']);
const outdoors: ReadonlySet<RoomKind> = new Set(['yard', 'balcony', 'front']);

/** Rooms by name in which nobody may be filmed. */
const unfilmed = /Γραφείο|Κουζίνα|Μπάνιο|WC|Υπνοδωμάτιο|Δωμάτιο|Εξεταστήριο/;

const cameraWords: Readonly<Record<string, string>> = {
  'CAM-ENTRANCE': 'Κάμερα εισόδου',
  'CAM-AFAR': 'Κάμερα εισόδου',
  'CAM-DESK': 'Κάμερα ταμείου',
};

type Drawn = { home: Home; plan: HomePlan; lines: Bundle['lines']; isHome: boolean };

const isOutside = ({ kind }: Pick<Room, 'kind'>) => outdoors.has(kind);

/** The pieces of a kind, each with its room. */
const piecesIn = ({ plan }: Drawn, kind: PlanDevice['kind']) =>
  plan.devices.flatMap((device) => {
    const room = plan.rooms.find(({ id }) => id === device.roomId);
    return device.kind === kind && room ? [{ device, room }] : [];
  });

const sumOf = (lines: Bundle['lines'], isCounted: (line: Line) => boolean) =>
  lines.reduce((sum, line) => sum + (isCounted(line) ? line.quantity : 0), 0);

function cameraFaults(drawn: Drawn): string[] {
  const cameras = piecesIn(drawn, 'camera');
  const isAway = ({ device: { name }, room }: (typeof cameras)[number]) =>
    unfilmed.test(room.name) ||
    (name.startsWith('Κάμερα ταμείου') && !workplaces.includes(room.kind)) ||
    (name.startsWith('Κάμερα εισόδου') && !isOutside(room) && !watchable.has(room.kind));
  const inside = cameras.filter(({ room }) => !isOutside(room)).length;
  const asked = sumOf(drawn.lines, ({ isInside }) => isInside === true);
  return [
    ...cameras.filter(isAway).map(({ device, room }) => `${device.name} in ${room.name}`),
    ...(inside < asked ? [`${inside} of ${asked} cameras inside`] : []),
    ...Object.entries(cameraWords)
      .filter(([ruleId]) => drawn.lines.some((line) => line.ruleId === ruleId))
      .filter(([, words]) => !cameras.some(({ device }) => device.name.startsWith(words)))
      .map(([ruleId]) => `no camera of ${ruleId}`),
  ];
}

function alarmFaults(drawn: Drawn): string[] {
  const { home, isHome, lines, plan } = drawn;
  const shutters = piecesIn(drawn, 'contact').filter(({ device }) => device.name.startsWith('Επαφή ρολού'));
  const sirens = piecesIn(drawn, 'siren').filter(({ room }) => isOutside(room)).length;
  const isLodging = home.propertyType === 'business' && home.placeKind === 'lodging';
  const smoky: readonly RoomKind[] = isHome
    ? ['hall', 'living']
    : isLodging
      ? ['bedroom']
      : ['office', 'storage'];
  const hasSmoky = plan.rooms.some(({ kind }) => smoky.includes(kind));
  return [
    ...shutters.filter(({ room, device }) => !isHome && (room.id !== 'hall' || device.position.x !== room.x)),
    ...piecesIn(drawn, 'smoke').filter(({ room }) => hasSmoky && !smoky.includes(room.kind)),
  ]
    .map(({ device, room }) => `${device.name} in ${room.name}`)
    .concat(
      sirens < sumOf(lines, ({ item: { calc } }) => calc.kind === 'siren' && calc.isOutdoor)
        ? ['an outdoor siren inside']
        : [],
    );
}

/** Places with few doors have room for all of them. */
const drawnDoors = 3;

function doorFaults({ home, plan }: Drawn): string[] {
  const glazed = plan.openings.filter(({ kind }) => kind === 'glass-door').length;
  const entrances = plan.openings.filter(({ kind, toRoomId }) => kind === 'door' && toRoomId === null).length;
  const told = home.doors - home.balconyDoors;
  const isRight =
    glazed <= home.balconyDoors &&
    entrances <= told &&
    (home.doors > drawnDoors || glazed + entrances === home.doors);
  return isRight
    ? []
    : [`${entrances} entrances of ${told}, ${glazed} balcony doors of ${home.balconyDoors}`];
}

/** What a plan draws that its lines or its place do not say; a kit's pieces are found among the items. */
export function planFaults(home: Home, { lines }: Pick<Bundle, 'lines'>, items: readonly Item[]): string[] {
  const isHome = home.propertyType === 'house' || home.propertyType === 'apartment';
  const drawn = { home, plan: planOf(home, lines, items), lines, isHome };
  return [...cameraFaults(drawn), ...alarmFaults(drawn), ...doorFaults(drawn)].map(
    (fault) => `plan: ${fault}`,
  );
}
