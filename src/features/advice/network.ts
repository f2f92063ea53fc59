// What keeps a place's own line alive without mains, where no recorder has a UPS for it.
import type { Extra } from './modules.ts';
import { upsMinutesOf } from './power.ts';
import { norms } from './rules.ts';
import type { System } from './system.ts';
import { reasonOf } from './text.ts';
import { isOnline } from './utilities.ts';

/** For an alarm that reports by the internet as well. */
export const routerUps = ({ home, alarm }: System): Extra[] =>
  alarm?.panel.calc.hasData && isOnline(home)
    ? [
        {
          needs: [
            {
              ruleId: 'NET-UPS',
              quantity: 1,
              kinds: ['ups'],
              accepts: ({ calc }) => calc.kind === 'ups' && calc.watts >= norms.routerW,
              reason: ({ calc }, quantity) =>
                reasonOf(
                  '{quantity:UPS:UPS} για το router ({load} W): ο συναγερμός ειδοποιεί και από το ίντερνετ περίπου {minutes:λεπτό:λεπτά} χωρίς ρεύμα, όσο δουλεύει η γραμμή του παρόχου.',
                  {
                    quantity,
                    load: norms.routerW,
                    minutes: Math.floor(upsMinutesOf(calc.kind === 'ups' ? calc.wh : 0, norms.routerW)),
                  },
                ),
            },
          ],
          points: 1,
          isPreferred: home.priority === 'monitoring',
        },
      ]
    : [];
