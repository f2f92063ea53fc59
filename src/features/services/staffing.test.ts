import { describe, expect, it } from 'vitest';
import { demoCompany, standIn, worksOn } from '../../../tests/support/app/company.ts';
import type { Skill } from './contract.ts';
import { whyNeverBookable } from './staffing.ts';

const technician = (...skills: Skill[]) => ({ skills, isActive: true });
const team = [technician('cctv'), technician('network'), technician('cctv', 'alarm')];
const need = { crew: 1, requiredSkills: [] as Skill[], durationMinutes: 60 };

const bookable = 'κλείνεται';

describe('a service that is never bookable', () => {
  it.each([
    ['anybody', need, bookable],
    ['a crew with all skills', { ...need, crew: 2, requiredSkills: ['network', 'alarm', 'cctv'] }, bookable],
    ['the whole of the longest day', { ...need, durationMinutes: 540 }, bookable],
    ['a skill that nobody has', { ...need, requiredSkills: ['cctv', 'audio'] }, 'Ήχος'],
    ['more technicians than there are', { ...need, crew: 4 }, 'Θέλει 4 τεχνικούς και ραντεβού δέχονται 3.'],
    ['too few for all skills', { ...need, requiredSkills: ['cctv', 'network'] }, 'όλες τις ειδικότητες'],
    ['more hours than any day has', { ...need, durationMinutes: 600 }, 'Διαρκεί 10 ώρες'],
  ] satisfies [string, typeof need, string][])('%s', (_, given, why) => {
    expect(whyNeverBookable(given, team) ?? bookable).toContain(why);
  });

  it.each([
    [[], 'Θέλει 2 τεχνικούς και ραντεβού δεν δέχεται κανένας.'],
    [team.slice(0, 1), 'Θέλει 2 τεχνικούς και ραντεβού δέχεται ένας.'],
  ])('says how few there are', (few, why) => {
    expect(whyNeverBookable({ ...need, crew: 2 }, few)).toBe(why);
  });

  it.each([
    ['13:30', 240, null],
    ['13:30', 241, 'Διαρκεί 5 ώρες και η μεγαλύτερη μέρα μας έχει 4.'],
    ['13:20', 240, 'Διαρκεί 4 ώρες και η μεγαλύτερη μέρα μας έχει 3.'],
  ])('takes whole hours from a half hour on, until %s: %d minutes', (closes, durationMinutes, why) => {
    const spans = [
      { opens: '09:15', closes },
      { opens: '17:30', closes: '20:30' },
    ];
    standIn({ hours: { week: demoCompany.hours.week.map((day) => ({ ...day, spans })) } });
    expect(whyNeverBookable({ ...need, durationMinutes }, team)).toBe(why);
  });

  it('says so where the company never opens', () => {
    worksOn([]);
    expect(whyNeverBookable(need, team)).toBe('Με το ωράριό μας δεν ανοίγουμε καμία μέρα.');
  });

  it('does not count on whoever takes no appointments', () => {
    const away = { ...technician('audio'), isActive: false };
    expect(whyNeverBookable({ ...need, requiredSkills: ['audio'] }, [...team, away])).toContain('Ήχος');
  });
});
