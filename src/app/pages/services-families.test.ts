import { expect, it } from 'vitest';
import { familiesOf } from './services-families.ts';

const one = (role?: 'survey' | 'installation' | 'maintenance' | 'monitoring', isEmergency = false) => ({
  role,
  isEmergency,
});

it('what is installed, what is cared for and what is neither stand apart, each in its order', () => {
  const [install, visit, care, urgent, other] = [
    one('installation'),
    one('survey'),
    one('maintenance'),
    one(undefined, true),
    one(),
  ];
  expect(familiesOf([install, other, visit, care, urgent])).toEqual([
    { title: 'Μελέτη και εγκατάσταση', services: [install, visit] },
    { title: 'Άλλες υπηρεσίες', services: [other] },
    { title: 'Φροντίδα', services: [care, urgent] },
  ]);
  expect(familiesOf([])).toEqual([]);
});
