import { describe, expect, it } from 'vitest';
import { keyFacts } from './key-facts.ts';
import { specText } from './spec-text.ts';
import { describeSpecifications } from './specifications.ts';

const camera = {
  installation: { mount: 'Τοίχος', hours: 1 },
  technical: { ip: 'IP67', ir_m: 30, lens: '2,8', resolution_mp: 4, ik: '—', wdr_db: 0, min_lux: 0.005 },
  connectivity: { onvif: true, poe: 'Όχι' },
};

describe('the specifications of a product', () => {
  it('come with label, unit and group, in reading order, without what the product lacks', () => {
    const described = describeSpecifications(camera);
    expect(Object.entries(described).map(([key, spec]) => `${key}: ${spec.label} ${specText(spec)}`)).toEqual(
      [
        'resolution_mp: Ανάλυση 4\u00A0MP',
        'lens: Φακός 2,8\u00A0mm',
        'ir_m: Εμβέλεια νυχτερινής λήψης 30\u00A0m',
        'min_lux: Ελάχιστος φωτισμός 0,005\u00A0lx',
        'ip: Προστασία από νερό και σκόνη IP67',
        'poe: Τροφοδοσία μέσω δικτύου Όχι',
        'onvif: ONVIF Ναι',
        'mount: Τοποθέτηση Τοίχος',
        'hours: Εκτιμώμενος χρόνος εγκατάστασης 1\u00A0ώρα',
      ],
    );
    expect(described['poe']?.group).toBe('connectivity');
  });

  it('keep what an editor has added by another name, also outside any group', () => {
    expect(describeSpecifications({ technical: { Χρώμα: 'Λευκό' }, Σειρά: 7, odd: [1], none: null })).toEqual(
      {
        Χρώμα: { label: 'Χρώμα', value: 'Λευκό', group: 'technical' },
        Σειρά: { label: 'Σειρά', value: 7, group: 'technical' },
      },
    );
  });

  it('are summed up in at most four short facts, the most telling first', () => {
    expect(keyFacts(camera)).toEqual(['4\u00A0MP', '2,8\u00A0mm', 'IR 30\u00A0m', 'IP67']);
    expect(keyFacts({ technical: { channels: 1, bays: 2 } })).toEqual(['1\u00A0κανάλι', '2\u00A0δίσκοι']);
    expect(keyFacts({ technical: { battery_y: 0.5 } })).toEqual(['Μπαταρία 6\u00A0μήνες']);
    expect(keyFacts({ technical: { standard: 'EN 50131-1, EN 50131-3' } })).toEqual([]);
    expect(keyFacts({})).toEqual([]);
  });
});

it.each([
  [{ value: 25, unit: '×' }, '25×'],
  [{ value: 103, unit: '°' }, '103°'],
  [{ value: 20_000 }, '20.000'],
  [{ value: false }, 'Όχι'],
  [{ value: 6.5, unit: 'W' }, '6,5\u00A0W'],
  [{ value: 0.5, unit: 'έτη' }, '6\u00A0μήνες'],
])('%j reads «%s»', (spec, text) => {
  expect(specText(spec)).toBe(text);
});
