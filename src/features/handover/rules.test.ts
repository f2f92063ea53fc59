import { expect, it } from 'vitest';
import type { Papers } from './contract.ts';
import { controllerOf, daysKeptOf, devicesOf, hasCameras, reportValues } from './rules.ts';

const papers: Papers = {
  subject: 'VG-1234-5678',
  customerName: 'Ελένη Μαρκάκη',
  phone: '210 000 0000',
  technicians: ['Νίκος Βλάχος', 'Άννα Λέκκα'],
  asksTakeBack: true,
  devices: devicesOf([{ name: 'Κάμερα', quantity: 2, product: { kind: 'camera' } }]),
};

const report = {
  work: 'Έγινε',
  devices: [],
  daysKept: 8,
  codesGiven: true,
  technician: 'Άννα Λέκκα',
  revision: 3,
  updatedAt: '2026-11-20T10:00:00.000Z',
};

it('few equal pieces are devices of their own, many are one entry', () => {
  expect(devicesOf([{ name: 'Επαφή', quantity: 12 }])).toHaveLength(12);
  expect(devicesOf([{ name: 'Καλώδιο', quantity: 13 }])).toEqual([
    { name: 'Καλώδιο', quantity: 13, films: false },
  ]);
});

it('no more devices than a report takes', () => {
  const lines = Array.from({ length: 20 }, (_, line) => ({ name: `Επαφή ${line}`, quantity: 10 }));
  expect(devicesOf(lines)).toHaveLength(100);
});

it('a form begins with what the order says and who is known', () => {
  const values = reportValues(papers);
  expect(values).toMatchObject({
    controller: 'Ελένη Μαρκάκη',
    contact: '210 000 0000',
    technician: 'Νίκος Βλάχος',
    takenBack: 'Παλιά συσκευή',
    daysKept: 15,
    devices: [{ name: 'Κάμερα', films: true, place: '' }, { name: 'Κάμερα' }],
  });
});

it('a form of what was written begins with it, and with nothing that was left out', () => {
  const written = { ...papers, report };
  expect(reportValues(written)).toMatchObject({ controller: '', takenBack: '', technician: 'Άννα Λέκκα' });
  expect(reportValues(written)).not.toHaveProperty('revision');
  expect([daysKeptOf(papers), daysKeptOf(written)]).toEqual([15, 8]);
  expect([hasCameras(papers), hasCameras(written)]).toEqual([true, false]);
});

it('whoever the cameras are hung up for answers for them, unless the report names another', () => {
  expect(controllerOf(papers)).toEqual({ controller: 'Ελένη Μαρκάκη', contact: '210 000 0000' });
  const other = { controller: 'Διαχειριστής', contact: 'info@example.com' };
  expect(controllerOf({ ...papers, report: { ...report, ...other } })).toEqual(other);
});
