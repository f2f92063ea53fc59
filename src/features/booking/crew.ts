/** A technician who can be assigned to new appointments. */
export type CrewMember = { id: number; skills: readonly string[] };

/** The number of technicians that a visit needs, and the skills that they must have between them. */
export type CrewNeed = { crew: number; requiredSkills: readonly string[] };

/** Whether a crew has all skills of a visit between them. */
export const haveSkills = ({ requiredSkills }: CrewNeed, crew: readonly CrewMember[]) =>
  requiredSkills.every((skill) => crew.some(({ skills }) => skills.includes(skill)));

/** The cost of sending a technician: first the unneeded skills, weighted by rarity, then the hours already assigned. */
type Cost = { idle: number; load: number; order: number };

const dearer = (a: Cost, b: Cost) => a.idle - b.idle || a.load - b.load || a.order - b.order;

const together = (costs: readonly Cost[]): Cost =>
  costs.reduce(
    (sum, one) => ({
      idle: sum.idle + one.idle,
      load: sum.load + one.load,
      order: sum.order + one.order,
    }),
    { idle: 0, load: 0, order: 0 },
  );

/**
 * Chooses the crew: as many free technicians as the service needs, with all its skills between them; null if that is
 * impossible. Technicians with rare skills that the service does not need stay free for other visits; next, fewer hours
 * (`loadOf`) and then the shop's order decide. Deterministic.
 */
export function chooseCrew(
  { crew, requiredSkills }: CrewNeed,
  free: readonly CrewMember[],
  everybody: readonly CrewMember[],
  loadOf: (id: number) => number,
): CrewMember[] | null {
  if (free.length < crew) return null;
  const having = new Map<string, number>();
  for (const one of everybody.flatMap(({ skills }) => skills)) having.set(one, (having.get(one) ?? 0) + 1);
  const lacking = (skill: string) => everybody.length - (having.get(skill) ?? 0);
  const ranked = free
    .map((member, index) => ({
      hand: member,
      cost: {
        idle: member.skills
          .filter((one) => !requiredSkills.includes(one))
          .reduce((sum, one) => sum + lacking(one), 0),
        load: loadOf(member.id),
        order: index,
      },
    }))
    .toSorted((a, b) => dearer(a.cost, b.cost));

  // Every complete crew contains somebody with the first missing skill, so only they are tried.
  function crewsWith(chosen: typeof ranked): (typeof ranked)[] {
    const missing = requiredSkills.find(
      (one) => !chosen.some(({ hand: member }) => member.skills.includes(one)),
    );
    const others = ranked.filter((one) => !chosen.includes(one));
    if (missing === undefined) return [[...chosen, ...others.slice(0, crew - chosen.length)]];
    if (chosen.length === crew) return [];
    return others
      .filter(({ hand: member }) => member.skills.includes(missing))
      .flatMap((one) => crewsWith([...chosen, one]));
  }
  const [best] = crewsWith([])
    .map((members) => ({ members, cost: together(members.map(({ cost }) => cost)) }))
    .toSorted((a, b) => dearer(a.cost, b.cost));
  return best?.members.map(({ hand: member }) => member) ?? null;
}
