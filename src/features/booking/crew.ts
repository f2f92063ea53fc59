/** Somebody who goes to appointments and takes new ones. */
export type Hand = { id: number; skills: readonly string[] };

/** How many people a visit takes and what they must know together. */
export type CrewNeed = { crew: number; requiredSkills: readonly string[] };

/** What sending a technician costs: first the rarer skills that stand idle, then the hours already given to them. */
type Cost = { idle: number; load: number; place: number };

const dearer = (a: Cost, b: Cost) => a.idle - b.idle || a.load - b.load || a.place - b.place;

const together = (costs: readonly Cost[]): Cost =>
  costs.reduce(
    (sum, one) => ({
      idle: sum.idle + one.idle,
      load: sum.load + one.load,
      place: sum.place + one.place,
    }),
    { idle: 0, load: 0, place: 0 },
  );

/**
 * Chooses who goes: as many of the free technicians as the service takes, who together have its skills; null when there
 * are none. Whoever has rarer skills that the service does not need stays free for others, then whoever has fewer hours
 * (`loadOf`) goes, then who comes first in the shop's order. Equal arguments give equal crews.
 */
export function chooseCrew(
  { crew, requiredSkills }: CrewNeed,
  free: readonly Hand[],
  everybody: readonly Hand[],
  loadOf: (id: number) => number,
): Hand[] | null {
  if (free.length < crew) return null;
  const having = new Map<string, number>();
  for (const one of everybody.flatMap(({ skills }) => skills)) having.set(one, (having.get(one) ?? 0) + 1);
  const lacking = (skill: string) => everybody.length - (having.get(skill) ?? 0);
  const ranked = free
    .map((hand, place) => ({
      hand,
      cost: {
        idle: hand.skills
          .filter((one) => !requiredSkills.includes(one))
          .reduce((sum, one) => sum + lacking(one), 0),
        load: loadOf(hand.id),
        place,
      },
    }))
    .toSorted((a, b) => dearer(a.cost, b.cost));

  // Whoever brings the first skill that is still missing is in every crew that has them all.
  function crewsWith(chosen: typeof ranked): (typeof ranked)[] {
    const missing = requiredSkills.find((one) => !chosen.some(({ hand }) => hand.skills.includes(one)));
    const others = ranked.filter((one) => !chosen.includes(one));
    if (missing === undefined) return [[...chosen, ...others.slice(0, crew - chosen.length)]];
    if (chosen.length === crew) return [];
    return others
      .filter(({ hand }) => hand.skills.includes(missing))
      .flatMap((one) => crewsWith([...chosen, one]));
  }
  const [best] = crewsWith([])
    .map((members) => ({ members, cost: together(members.map(({ cost }) => cost)) }))
    .toSorted((a, b) => dearer(a.cost, b.cost));
  return best?.members.map(({ hand }) => hand) ?? null;
}
