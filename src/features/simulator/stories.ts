import type { HomePlan } from '#features/home-plan/types.ts';
import { burglary } from './burglary.ts';
import { powerCut } from './power-cut.ts';
import { smokeAlarm } from './smoke-alarm.ts';
import type { Story } from './story.ts';

/** The stories as they would go in a home, with its own rooms and zones. */
export const storiesOf = (plan: HomePlan): readonly Story[] => [
  burglary(plan),
  ...(plan.hasMains === false ? [] : [powerCut(plan)]),
  smokeAlarm(plan),
];
