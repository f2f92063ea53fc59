// Cameras with mobile connections of their own, in the place of a recorder that nobody sees from afar, and what plans watch.
import { looksInFromAway, yardTargets, type Target } from './cameras.ts';
import { afarTarget } from './door-cameras.ts';
import { ofKind, type Catalogue, type ItemOf } from './pick.ts';
import type { Home } from './types.ts';
import { isOnline } from './utilities.ts';
import { camerasOf, groupsOf, onTheirOwn, waysOf, type VideoPlan } from './video.ts';

/** Whether its camera at the main entrance is seen from afar and keeps its pictures itself, and no recorder is there. */
export const keepsItself = ({ groups }: VideoPlan) =>
  groups.some(({ target }) => target.ruleId === 'CAM-AFAR');

/** How many cameras of a whole plan another lacks: one that shows the entrance from afar is that of the entrance as well. */
export const camerasLeft = (whole: VideoPlan, plan: VideoPlan) =>
  Math.max(0, camerasOf(keepsItself(plan) ? { ...whole, afar: undefined } : whole) - camerasOf(plan));

/** Whether somebody asked to look in where no line shows what a recorder keeps. */
export const isUnseenAfar = (home: Home) => home.concerns.includes('remote-monitoring') && !isOnline(home);

/** Whether he has nothing of what a recorder keeps, who wants to look in. */
export const isBlindToRecorder = (home: Home) => looksInFromAway(home) && isUnseenAfar(home);

/**
 * Plans without a recorder of a place that has mains and no internet all year, the most cameras first: one at the main entrance
 * and one to the yard of an asked perimeter, or the first alone. None where the street begins at the walls.
 */
export function simPlans(home: Home, catalogue: Catalogue): VideoPlan[] {
  const cameras = ofKind(catalogue, 'camera').filter(({ inStock }) => inStock);
  const best = (target: Target | undefined) =>
    target ? waysOf(home, cameras, target, false).slice(0, 1) : [];
  const door = best(afarTarget(home));
  if (door.length === 0) return [];
  const yard = best(yardTargets(home)[0]);
  return [...(yard.length > 0 ? [[...door, ...yard]] : []), door].map((groups) => onTheirOwn(groups, home));
}

/** Whether cameras look along the sides of the building. */
export const isAlong = (plan: VideoPlan | undefined) =>
  groupsOf(plan).some(({ target }) => target.ruleId === 'CAM-FACADE');

/** Whether those that do know a person when they see one. */
export const seesPeopleAlong = (plan: VideoPlan | undefined) =>
  isAlong(plan) &&
  groupsOf(plan).every((one) => one.target.ruleId !== 'CAM-FACADE' || one.item.calc.classes > 0);

/** Whether a camera tells a telephone of people: on the place's own line, or on its own. */
export const tellsOfPeople = (home: Home, { calc }: ItemOf<'camera'>) =>
  calc.classes > 0 && (isOnline(home) || calc.hasSim);
