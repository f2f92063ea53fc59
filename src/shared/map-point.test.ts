import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAtHome, mapPointText, readMapPoint } from './map-point.ts';

const patras = { latitude: 38.24664, longitude: 21.73457 };

it.each([
  '38.24664, 21.73457',
  ' 38.24664 21.73457 ',
  '38,24664 21,73457',
  '38,24664, 21,73457',
  '(38.24664; 21.73457)',
  'geo:38.24664,21.73457?z=17',
  'https://www.google.com/maps/@38.24664,21.73457,17z',
  'https://www.google.com/maps/place/X/@38.1,21.1,17z/data=!3m1!4b1!4m6!3m5!8m2!3d38.24664!4d21.73457',
  'https://maps.google.com/?q=38.24664,21.73457',
  'https://www.google.com/maps/search/?api=1&query=38.24664%2C21.73457',
  'https://www.openstreetmap.org/?mlat=38.24664&mlon=21.73457#map=17/38.1/21.1',
  'https://www.openstreetmap.org/#map=17/38.24664/21.73457',
])('reads %s', (typed) => {
  expect(readMapPoint(typed)).toEqual(patras);
});

it.each([
  '',
  'Κορίνθου 100',
  'https://maps.app.goo.gl/abc',
  '38.24664',
  '38.24664, 21.73457 ή 38.1, 21.1',
  'javascript:alert(1)',
])('finds no point in «%s»', (typed) => {
  expect(readMapPoint(typed)).toBeUndefined();
});

it.each([
  [patras, true],
  [{ latitude: 35.17, longitude: 33.36 }, true],
  [{ latitude: 21.73457, longitude: 38.24664 }, false],
  [{ latitude: 48.85, longitude: 2.35 }, false],
])('%o lies in Greece or Cyprus: %s', (point, isIn) => {
  expect(isAtHome(point)).toBe(isIn);
});

it('what is stored reads as the same point', () => {
  const point = fc.record({
    latitude: fc.integer({ min: 3_450_000, max: 4_180_000 }).map((value) => value / 1e5),
    longitude: fc.integer({ min: 1_930_000, max: 2_970_000 }).map((value) => value / 1e5),
  });
  fc.assert(
    fc.property(point, (one) => {
      expect(readMapPoint(mapPointText(one))).toEqual(one);
    }),
  );
});
