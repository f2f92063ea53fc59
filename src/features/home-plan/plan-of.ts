import type { Item } from '#features/advice/types.ts';
import { isOnline } from '#features/advice/utilities.ts';
import { fitOut } from './fit-out.ts';
import { layoutOf, type Measured, type PlainRoom } from './layout.ts';
import { partsOf, piecesOf, type PlanLine } from './pieces.ts';
import { hangsOnFacade } from './places.ts';
import { innerDoors, outerOpenings } from './plan-openings.ts';
import type { Area, AreaType, HomePlan, Opening, RoomKind } from './types.ts';

const areaTypes: Partial<Record<RoomKind, AreaType>> = {
  yard: 'outdoor',
  balcony: 'outdoor',
  front: 'outdoor',
  storage: 'other',
};

const names: Record<Measured['propertyType'], string> = {
  house: 'Η κατοικία σας',
  apartment: 'Το διαμέρισμά σας',
  business: 'Η επιχείρησή σας',
  warehouse: 'Η αποθήκη σας',
};

/** The zones of the map: the entrance, and each other room in which something watches. */
function areaOf({ id, name, kind }: PlainRoom, home: Measured, watched: ReadonlySet<string>): Area | null {
  if (id !== 'hall') return watched.has(id) ? { id, name, type: areaTypes[kind] ?? 'indoor' } : null;
  const isHome = home.propertyType === 'house' || home.propertyType === 'apartment';
  return { id: 'entrance', name: isHome ? 'Κύρια είσοδος' : `${name}, κύρια είσοδος`, type: 'perimeter' };
}

/** A mark's part of the picture's width: closer ones would cover one another. */
const markShare = 0.037;

const withoutName = ({ id, kind, roomId, toRoomId, from, to }: Opening): Opening => ({
  id,
  kind,
  roomId,
  toRoomId,
  from,
  to,
});

/** What the place has of mains and internet, as far as it is not usual, and what goes on without mains. */
function suppliesOf({ internet = 'yes', hasMains = true }: Measured, lines: readonly PlanLine[]) {
  const isConnected = isOnline({ internet, hasMains });
  const ups = lines.filter(({ item }) => item.calc.kind === 'ups');
  // One for the router alone carries no camera, that of an only recorder carries the router too.
  const carriesRouter = ups.some(({ ruleId }) => ruleId === 'NET-UPS');
  const carriesCameras = ups.some(({ ruleId }) => ruleId !== 'NET-UPS');
  const recorders = lines.reduce(
    (sum, { item, quantity }) => sum + (item.calc.kind === 'recorder' ? quantity : 0),
    0,
  );
  return {
    ...(carriesCameras && { hasUps: true }),
    ...(isConnected && (carriesRouter || (carriesCameras && recorders === 1)) && { hasRouterUps: true }),
    ...(!isConnected && { isOnline: false }),
    ...(!hasMains && { hasMains: false }),
  };
}

/**
 * Draws a measured home with the advised pieces at their places. Areas and numbers are the home's, the arrangement is assumed.
 * The same home and lines give the same plan. `items` are needed where lines contain kits.
 */
export function planOf(home: Measured, lines: readonly PlanLine[], items: readonly Item[] = []): HomePlan {
  const parts = partsOf(lines, items);
  const pieces = piecesOf(home, parts);
  const { lot, rooms, scenery } = layoutOf(home, pieces.some(hangsOnFacade));
  const apart = Math.max(0.9, lot.width * markShare);
  const outer = outerOpenings(home, rooms, apart);
  const { zones, devices } = fitOut(home, rooms, outer, pieces, apart);
  const watched = new Set(devices.map(({ roomId }) => roomId));
  const areas = rooms.map((room) => areaOf(room, home, watched));
  return {
    name: names[home.propertyType],
    source: 'visitor',
    lot,
    areas: areas.filter((area) => area !== null),
    rooms: rooms.map(({ id, name, kind, x, y, width, height }, index) => ({
      id,
      name,
      kind,
      x,
      y,
      width,
      height,
      areaId: areas[index]?.id ?? null,
    })),
    openings: [...outer.map(withoutName), ...innerDoors(rooms)],
    zones,
    devices,
    scenery,
    floor: home.floor,
    ...suppliesOf(home, lines),
    ...(parts.some(
      ({ calc }) => calc.kind === 'communicator' || (calc.kind === 'panel' && calc.hasMobile),
    ) && {
      hasMobile: true,
    }),
  };
}
