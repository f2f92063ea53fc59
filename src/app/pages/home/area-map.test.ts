import { expect, it } from 'vitest';
import { usualArea } from '../../../features/team/installation-area.ts';
import { servedShare } from './AreaMap.tsx';
import { atticaCells } from './attica.ts';
import { durationText } from './duration-text.ts';

it('a part of Attica is served wholly, in part or not at all', () => {
  expect(servedShare('14', ['14'])).toBe('all');
  expect(servedShare('14', ['1'])).toBe('all');
  expect(servedShare('14', ['144', '151'])).toBe('some');
  expect(servedShare('14', ['15', '4'])).toBe('none');
});

it('the map has a part for each prefix of the usual area', () => {
  expect(Object.keys(atticaCells).toSorted()).toEqual([...usualArea]);
});

it('says durations in words', () => {
  expect(durationText(60)).toBe('60 λεπτά');
  expect(durationText(240)).toBe('4\u00A0ώρες');
  expect(durationText(210)).toBe('3,5\u00A0ώρες');
});
