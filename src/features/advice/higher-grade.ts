// What a grade would take that not all parts of an alarm have.
import type { Panel } from '#features/catalogue/device.ts';
import { batteryLoadOf, standbyHoursFor } from './battery.ts';
import type { AlarmFrame } from './frame.ts';
import type { Need } from './pick.ts';
import { rules, type RuleId } from './rules.ts';
import { numberText } from './text.ts';
import type { Item } from './types.ts';

type GradedAlarm = {
  frame: AlarmFrame;
  panel: { calc: Panel };
  parts: readonly { need: Need; item: Item | undefined }[];
};

/** A grade that not all parts have: which have it, and what is lacking, each with the reason. */
export type HigherGrade = {
  grade: number;
  served: readonly RuleId[];
  lacking: readonly { ruleId: RuleId; what: string; why: string }[];
};

/** What keeps an alarm from its grade: parts of a lower one, and a battery that does not last. */
export function gradeOfParts(alarm: GradedAlarm, lasts: boolean): HigherGrade {
  const { grade } = alarm.frame;
  const graded = alarm.parts.flatMap(({ need: { ruleId, quantity }, item }) => {
    const own = item && 'grade' in item.calc ? item.calc.grade : undefined;
    return quantity > 0 && own !== undefined ? [{ ruleId, own }] : [];
  });
  const lacking = graded.flatMap(({ ruleId, own }) =>
    own < grade
      ? [{ ruleId, what: `${rules[ruleId].part} βαθμού ${grade}`, why: `έχουμε έως βαθμού ${own}` }]
      : [],
  );
  const load = batteryLoadOf(
    alarm,
    alarm.parts.map(({ need }) => need.quantity),
  );
  const hours = standbyHoursFor(alarm.frame);
  if (!lasts)
    lacking.push(
      load
        ? {
            ruleId: 'ALM-BATTERY',
            what: `μπαταρία πίνακα τουλάχιστον ${numberText(load.needAh)} Ah`,
            why: `ώστε να αντέχει ${hours} ώρες χωρίς ρεύμα`,
          }
        : {
            ruleId: 'ALM-PANEL',
            what: `πίνακας με αυτονομία ${hours} ωρών`,
            why: `αυτός που έχουμε αντέχει ${numberText(alarm.panel.calc.standbyH)}`,
          },
    );
  const served = graded.flatMap(({ ruleId, own }) => (own >= grade ? ruleId : []));
  return { grade, served, lacking };
}
