// Which of the systems opens first: what was asked, where the budget holds it, though nothing of it is recommended.
import { expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { adviseOn } from '#features/advice/advise.ts';
import { homeOf } from '#features/advice/home.ts';
import { presentAdvice } from './present.ts';
import { bundleOf, recommendedOf } from './request-text.ts';

it('is all that was asked of a store without mains, where no alarm can be recommended', () => {
  const home = homeOf(
    answersOf({
      propertyType: 'warehouse',
      propertySize: 'small',
      location: 'rural',
      concerns: ['break-in', 'perimeter', 'remote-monitoring'],
      budget: 'medium',
    }),
    { internet: 'no', emptyFor: 'weeks', doors: 1, areaM2: 95, yardM: 160, hasMains: false },
  );
  const advice = presentAdvice(adviseOn(home, demoItems), demoItems, () => undefined);
  expect(recommendedOf(advice)).toBeUndefined();
  expect(bundleOf(advice)?.id).toBe('balanced');
});
