import { expect, it } from 'vitest';
import { demoCompany, standIn } from '../../../tests/support/app/company.ts';
import { homeTexts } from './home.ts';
import { aboutText } from './pages.ts';

it('a company that never opens has texts without hours', () => {
  const said = () => JSON.stringify([...homeTexts, aboutText].map(({ ready }) => ready())).match(/{ωράριο}/g);
  const contact = { ...demoCompany.contact, emergencyPhone: '' };
  standIn({ contact });
  expect(said()).toHaveLength(2);
  standIn({ contact, hours: { week: demoCompany.hours.week.map((day) => ({ ...day, isOpen: false })) } });
  expect(said()).toBeNull();
});
