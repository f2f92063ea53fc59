import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseCrew, type CrewMember } from './crew.ts';

const stelios: CrewMember = { id: 1, skills: ['cctv', 'alarm', 'network'] };
const dimitra: CrewMember = { id: 2, skills: ['cctv', 'alarm'] };
const pavlos: CrewMember = { id: 3, skills: ['cctv'] };
const everybody = [stelios, dimitra, pavlos];

const choose = (
  crew: number,
  requiredSkills: string[],
  free = everybody,
  loads: Record<number, number> = {},
) =>
  chooseCrew({ crew, requiredSkills }, free, everybody, (id) => loads[id] ?? 0)
    ?.map(({ id }) => id)
    .toSorted() ?? null;

describe('who goes', () => {
  it('is whoever has the skill and can do the least besides', () => {
    expect(choose(1, ['cctv'])).toEqual([3]);
    expect(choose(1, ['alarm'])).toEqual([2]);
    expect(choose(1, ['network'])).toEqual([1]);
    expect(choose(1, [])).toEqual([3]);
  });

  it('is whoever has fewer hours among equals, then the first', () => {
    const equals = [
      { id: 1, skills: ['cctv'] },
      { id: 2, skills: ['cctv'] },
    ];
    const go = (loads: Record<number, number>) =>
      chooseCrew({ crew: 1, requiredSkills: ['cctv'] }, equals, equals, (id) => loads[id] ?? 0);
    expect(go({ 1: 3 })).toEqual([equals[1]]);
    expect(go({ 1: 3, 2: 3 })).toEqual([equals[0]]);
  });

  it('have the skills together, though none has them all', () => {
    expect(choose(2, ['cctv', 'network'])).toEqual([1, 3]);
    expect(choose(1, ['network', 'audio'])).toBeNull();
    expect(choose(1, ['alarm', 'network'], [dimitra, pavlos])).toBeNull();
    expect(choose(3, [])).toEqual([1, 2, 3]);
    expect(choose(4, [])).toBeNull();
  });

  const skill = fc.constantFrom('cctv', 'alarm', 'network', 'audio');
  const skills = fc.uniqueArray(skill);
  const crewMembers = fc
    .array(skills, { maxLength: 6 })
    .map((all) => all.map((own, id) => ({ id, skills: own })));

  it('is found whenever some crew of the free would do, and is always such a crew', () => {
    fc.assert(
      fc.property(crewMembers, skills, fc.integer({ min: 1, max: 4 }), (free, requiredSkills, crew) => {
        const does = (members: readonly CrewMember[]) =>
          members.length === crew &&
          requiredSkills.every((one) => members.some(({ skills: own }) => own.includes(one)));
        const found = chooseCrew({ crew, requiredSkills }, free, free, () => 0);
        expect(found !== null).toBe(subsets(free).some(does));
        expect(found === null || (does(found) && new Set(found).size === crew)).toBe(true);
        expect(chooseCrew({ crew, requiredSkills }, free, free, () => 0)).toEqual(found);
      }),
    );
  });
});

function subsets<Item>([first, ...rest]: readonly Item[]): Item[][] {
  if (first === undefined) return [[]];
  const others = subsets(rest);
  return [...others, ...others.map((subset) => [first, ...subset])];
}
