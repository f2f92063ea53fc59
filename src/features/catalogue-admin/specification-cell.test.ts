import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specificationGroups, specificationKeys } from '#shared/specification-keys.ts';
import { storeSpecifications } from './product-changes.ts';
import { readSpecificationsCell, specificationRows, specificationsCell } from './specification-cell.ts';

describe('the cell of a product’s specifications', () => {
  it('has a line for each, as people read it', () => {
    const cell = specificationsCell({
      installation: { hours: 1, mount: 'Τοίχος' },
      technical: { resolution_mp: 4, hfov_deg: 103.5, 'Δικό: μου': 'ναι μεν', ip: 'IP67' },
      connectivity: { onvif: true },
      functions: { sd_gb: '256', app: '"Βίγλα"' },
    });
    expect(cell.split('\n')).toEqual([
      'Τεχνικά χαρακτηριστικά | Ανάλυση: 4 MP',
      'Τεχνικά χαρακτηριστικά | Οριζόντιο πεδίο θέασης: 103,5 °',
      'Τεχνικά χαρακτηριστικά | Προστασία από νερό και σκόνη: IP67',
      'Τεχνικά χαρακτηριστικά | "Δικό: μου": ναι μεν',
      'Συνδεσιμότητα | ONVIF: Ναι',
      'Λειτουργίες | Κάρτα microSD έως: "256"',
      'Λειτουργίες | Εφαρμογή κινητού: "\\"Βίγλα\\""',
      'Εγκατάσταση | Τοποθέτηση: Τοίχος',
      'Εγκατάσταση | Εκτιμώμενος χρόνος εγκατάστασης: 1 ώρα',
    ]);
  });

  it('says every table so that reading it gives the same one again', () => {
    const text = (maxLength: number) =>
      fc
        .oneof(
          fc.string({ unit: 'grapheme', maxLength }),
          fc.constantFrom(
            'Ανάλυση',
            '5',
            '4 MP',
            'ναι',
            'a: b',
            '| x',
            '"',
            '1e5',
            'δύο\nγραμμές',
            'δύο\u2028γραμμές',
            '__proto__',
          ),
        )
        .map((one) => one.trim().slice(0, maxLength).trim())
        .filter((one) => one !== '');
    const row = fc.constantFrom(...specificationGroups).chain((group) =>
      fc.record({
        group: fc.constant(group),
        key: fc.oneof(fc.constantFrom(...specificationKeys().map((one) => one.key)), text(60)),
        value: fc.oneof(
          fc.boolean(),
          fc.integer(),
          fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0),
          text(200),
        ),
      }),
    );
    const table = fc.uniqueArray(row, { selector: ({ group, key }) => `${group} ${key}`, maxLength: 12 });
    fc.assert(
      fc.property(table, (rows) => {
        const stored = storeSpecifications(rows);
        expect(readSpecificationsCell(specificationsCell(stored))).toEqual({
          rows: specificationRows(stored),
        });
      }),
      { numRuns: 500 },
    );
  });

  it('is read without regard to accents, capitals and units, and by the keys too', () => {
    const cell =
      'τεχνικα χαρακτηριστικα|αναλυση:4\r\n\r\nfunctions | sd_gb : 256 GB\nΕγκατάσταση | Εκτιμώμενος χρόνος εγκατάστασης: 1 ώρα';
    expect(readSpecificationsCell(cell)).toEqual({
      rows: [
        { group: 'technical', key: 'resolution_mp', value: 4 },
        { group: 'functions', key: 'sd_gb', value: 256 },
        { group: 'installation', key: 'hours', value: 1 },
      ],
    });
  });

  it.each([
    ['Ανάλυση: 4 MP', 'Γραμμή 1 του κελιού: χρησιμοποιήστε τη μορφή «Ομάδα | Όνομα: τιμή»'],
    ['Συνδεσιμότητα | ONVIF: Ναι\nΧρώματα | Ράλ: 7016', 'Γραμμή 2 του κελιού: δεν υπάρχει ομάδα «Χρώματα»'],
    ['Συνδεσιμότητα | ONVIF', 'Γραμμή 1 του κελιού: χρησιμοποιήστε'],
    ['Συνδεσιμότητα | : Ναι', 'Γραμμή 1 του κελιού: χρησιμοποιήστε'],
    ['Συνδεσιμότητα | ONVIF:', 'Γραμμή 1 του κελιού: χρησιμοποιήστε'],
    ['Συνδεσιμότητα | ONVIF: "Ναι', 'τα εισαγωγικά της τιμής δεν διαβάζονται'],
    [
      'Συνδεσιμότητα | onvif: 1\nΣυνδεσιμότητα | ONVIF: 2',
      'Γραμμή 2 του κελιού: το χαρακτηριστικό υπάρχει δύο',
    ],
  ])('«%s» is told to be wrong', (cell, sentence) => {
    expect(readSpecificationsCell(cell)).toEqual({ fault: expect.stringContaining(sentence) });
  });
});
