// What PoE delivers, by the standard's classes.
import { foldGreek } from '#shared/greek-letters.ts';

/** What a port must deliver, and at most reaches the device, by the standard of PoE (IEEE 802.3), in watts. */
const poeClasses = [
  { named: /bt|\+\+/, portWatts: 90, deviceWatts: 71.3 },
  { named: /at|\+/, portWatts: 30, deviceWatts: 25.5 },
  { named: /af|poe|ναι/, portWatts: 15.4, deviceWatts: 12.95 },
] as const;
/** The class that a specification names, «802.3at» or «PoE+»; undefined where it names none. */
export const poeOf = (value: unknown) =>
  value === true
    ? poeClasses[2]
    : poeClasses.find(({ named }) => typeof value === 'string' && named.test(foldGreek(value)));
