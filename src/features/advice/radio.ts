// Radio reach: the reference, C.7.
import { sidesOf } from './home.ts';
import { isHall } from './premises.ts';
import type { Home, PropertyType } from './types.ts';

export const wallLoss = { plasterboard: 3, brick: 6, concrete: 15, shutter: 20 } as const;

/** The range in metres behind walls of this many dB together. */
export const rangeOf = (openM: number, lossDb: number) => openM * 10 ** (-lossDb / 20);

/** Metres between inner walls of brick, at most. */
const wallEvery: Readonly<Record<PropertyType, number>> = {
  house: 6,
  apartment: 6,
  business: 10,
  warehouse: 25,
};

export type Reach = {
  /** From the panel in the middle to the farthest corner. */
  distanceM: number;
  rangeM: number;
  walls: number;
  slabs: number;
  /** Floors around the panel's that it reaches, at most those of the home. */
  floors: number;
  /** The share of a floor that it reaches. */
  share: number;
  /** Metres in the open. */
  openM: number;
  /** Where it does not reach the whole floor: metres to the wall that it does not pass. */
  wallM?: number;
};

/** Slabs between the panel on the middle floor and the farthest of these floors. */
const slabsTo = (floors: number) => Math.ceil((floors - 1) / 2);

/** What a panel in the middle of the home reaches by radio, with devices of this range in the open. */
export function reachOf(home: Home, openM: number): Reach {
  const [long, short] = sidesOf(home.perimeterM);
  const distanceM = Math.hypot(long, short) / 2;
  // From the middle of a floor of so many rooms half of those of a row are crossed; a hall has none.
  const crossed = isHall(home) ? 0 : Math.ceil(Math.sqrt(home.rooms / home.floors) / 2);
  const every = Math.min(
    wallEvery[isHall(home) ? 'warehouse' : home.propertyType],
    distanceM / (crossed + 0.5),
  );
  const walls = Math.floor(distanceM / every);
  const range = (floors: number, behind: number) =>
    rangeOf(openM, behind * wallLoss.brick + slabsTo(floors) * wallLoss.concrete);

  for (let floors = home.floors; floors >= 1; floors -= 1) {
    const rangeM = range(floors, walls);
    if (rangeM >= distanceM)
      return { distanceM, rangeM, walls, slabs: slabsTo(floors), floors, share: 1, openM };
  }
  let [radius, passed] = [0, 0];
  for (let behind = 0; range(1, behind) > radius && behind <= walls; behind += 1)
    [radius, passed] = [Math.min((behind + 1) * every, range(1, behind)), behind];
  return {
    distanceM: radius,
    rangeM: radius,
    walls: passed,
    slabs: 0,
    floors: 1,
    share: (radius / distanceM) ** 2,
    openM,
    wallM: (passed + 1) * every,
  };
}
