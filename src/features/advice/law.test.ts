import { expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Finer } from './types.ts';

const lawFor = (answers: Partial<Answers>, finer: Finer = {}, turns?: boolean | null) => {
  const items = demoItems.map((item) =>
    turns === undefined || item.calc.kind !== 'camera'
      ? item
      : { ...item, calc: { ...item.calc, turns: turns ?? undefined } },
  );
  const home = homeOf(answersOf({ concerns: ['entry-monitoring'], budget: 'premium', ...answers }), finer);
  return adviseOn(home, items).bundles[1].law.join(' ');
};

it('says of cameras that a motor turns how many they are, and what their limit keeps out', () => {
  expect(lawFor({ propertyType: 'apartment', priority: 'evidence' }, { areaM2: 70 })).toContain(
    '1 κάμερα στρέφεται με κινητήρα, με κλειδωμένο όριο στροφής: ποτέ ως τον δρόμο, τον γείτονα ή κοινόχρηστο χώρο.',
  );
  const practice: Finer = { placeKind: 'practice', cashDesks: 1 };
  expect(lawFor({ propertyType: 'business' }, practice, true)).toContain(
    'ή όσους εξετάζονται και περιμένουν.',
  );
});

it('says that the others keep their angle, and of cameras of which nothing is known what holds if they turn', () => {
  expect(lawFor({})).toContain('Καμία κάμερα δεν στρέφεται');
  expect(lawFor({}, {}, true)).toMatch(/κάμερες στρέφονται με κινητήρα.* ή τον γείτονα\./);
  const unsaid = 'Κάμερα που στρέφεται με κινητήρα μπαίνει μόνο με κλειδωμένο όριο στροφής';
  expect(lawFor({}, {}, null)).toContain(unsaid);
  expect(lawFor({ propertyType: 'business' }, { existing: ['cameras'] })).toContain(
    `${unsaid}: ποτέ ως τον δρόμο, τον γείτονα ή θέση εργασίας.`,
  );
});

it('keeps cameras from the guests’ balconies: none along the walls unasked, and a mask where they were asked for', () => {
  const lodging: Finer = { placeKind: 'lodging', areaM2: 500, yardM: 40, perimeterM: 95 };
  const of = (concerns: Answers['concerns']) =>
    adviseOn(
      homeOf(
        answersOf({ propertyType: 'business', location: 'rural', budget: 'premium', concerns }),
        lodging,
      ),
      demoItems,
    ).bundles[1];
  const has = (bundle: ReturnType<typeof of>) => bundle.lines.some(({ ruleId }) => ruleId === 'CAM-FACADE');
  const unasked = of(['entry-monitoring', 'alarm']);
  expect(has(unasked)).toBe(false);
  expect(unasked.law.join(' ')).not.toContain('Μπαλκόνια');
  const asked = of(['perimeter', 'entry-monitoring', 'alarm']);
  expect(has(asked)).toBe(true);
  expect(asked.law.join(' ')).toContain('Μπαλκόνια και παράθυρα δωματίων μένουν έξω από το πλάνο');
});
