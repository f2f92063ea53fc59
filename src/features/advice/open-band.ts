// What comes only with a band without an end.
import { hasGateBell } from './modules.ts';
import type { System } from './system.ts';
import { isOpenHouse } from './yard.ts';

/** A controller of doors, detectors in the yard of a house, and a bell beside cameras are not in the smallest system of such a band. */
export const withoutOpen = (system: System): System => ({
  ...system,
  solos: system.solos.filter(
    ({ need: { ruleId } }) =>
      !/^ACC-(CONTROL|BATTERY)$/.test(ruleId) &&
      (ruleId !== 'EXT-YARD' || !isOpenHouse(system.home)) &&
      (ruleId !== 'DOOR-BELL' || !hasGateBell(system.home)),
  ),
});
