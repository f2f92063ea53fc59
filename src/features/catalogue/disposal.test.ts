import { expect, it } from 'vitest';
import { disposalOf } from './disposal.ts';

const electric = { isElectric: true, hasBattery: false };
const both = { isElectric: true, hasBattery: true };

it.each([
  ['a camera on the mains', 'camera', { power_w: 6 }, electric],
  ['a camera on a battery', 'camera', { power_source: 'Μπαταρία και ηλιακό πάνελ' }, both],
  ['a detector whose battery lasts years', 'pir', { battery_y: 5 }, both],
  ['a remote control', 'remote', {}, both],
  ['a battery', 'battery', { ah: 7 }, { isElectric: false, hasBattery: true }],
  ['a cable', 'cable', { length_m: 305 }, undefined],
  ['something of which nobody knows what it is', undefined, {}, undefined],
] as const)('%s', (_name, kind, technical, expected) => {
  expect(disposalOf({}, kind, { technical })).toEqual(expected);
});

it('is as the product says, whatever its kind', () => {
  expect(disposalOf({ hasBattery: true }, 'camera', {})).toEqual(both);
  expect(disposalOf({ hasBattery: false }, 'pir', { technical: { battery_y: 5 } })).toEqual(electric);
  expect(disposalOf({ isElectric: false }, 'camera', {})).toBeUndefined();
  expect(disposalOf({ isElectric: true }, undefined, {})).toEqual(electric);
});
