import { company, isEverOpen } from '#shared/company.ts';
import { plural } from '#shared/greek.ts';
import type { Skill } from './contract.ts';
import { skillLabels } from './labels.ts';

/** The technicians and the skills that a service needs, and its length in minutes. */
type Need = { crew: number; requiredSkills: readonly Skill[]; durationMinutes: number };

type Member = { skills: readonly Skill[]; isActive: boolean };

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The hours of the longest visit for which the week has room: whole ones, from a full or half hour on, without a break. */
export const longestVisit = () =>
  Math.max(
    0,
    ...company().openingHours.flatMap(({ spans }) =>
      spans.map(({ opens, closes }) =>
        Math.floor((minuteOf(closes) - Math.ceil(minuteOf(opens) / 30) * 30) / 60),
      ),
    ),
  );

/** Whether this many technicians have all the skills between them. */
function canCover(crew: number, [missing, ...others]: readonly Skill[], active: readonly Member[]): boolean {
  if (missing === undefined) return true;
  return (
    crew > 0 &&
    active
      .filter(({ skills }) => skills.includes(missing))
      .some(({ skills }) =>
        canCover(
          crew - 1,
          others.filter((one) => !skills.includes(one)),
          active,
        ),
      )
  );
}

function whoComes(technicians: number): string {
  if (technicians === 0) return 'δεν δέχεται κανένας';
  return technicians === 1 ? 'δέχεται ένας' : `δέχονται ${technicians}`;
}

/** Why no customer will ever be offered an hour for a service, in a Greek sentence; null if there is no such reason. */
export function whyNeverBookable(
  { crew, requiredSkills, durationMinutes }: Need,
  technicians: readonly Member[],
): string | null {
  const active = technicians.filter(({ isActive }) => isActive);
  const lacking = requiredSkills.filter((one) => !active.some(({ skills }) => skills.includes(one)));
  if (lacking.length > 0) {
    return `Κανένας τεχνικός που δέχεται ραντεβού δεν έχει: ${lacking.map((one) => skillLabels[one]).join(', ')}.`;
  }
  if (crew > active.length) {
    return `Θέλει ${plural(crew, 'τεχνικό', 'τεχνικούς')} και ραντεβού ${whoComes(active.length)}.`;
  }
  if (!canCover(crew, requiredSkills, active)) {
    return `Δεν βγαίνει συνεργείο με ${plural(crew, 'τεχνικό', 'τεχνικούς')} που να έχει όλες τις ειδικότητες.`;
  }
  const hours = Math.ceil(durationMinutes / 60);
  if (hours > longestVisit()) {
    if (!isEverOpen()) return 'Με το ωράριό μας δεν ανοίγουμε καμία μέρα.';
    return `Διαρκεί ${plural(hours, 'ώρα', 'ώρες')} και η μεγαλύτερη μέρα μας έχει ${longestVisit()}.`;
  }
  return null;
}
