import { describe, expect, it } from 'vitest';
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
    ['more technicians than there are', { ...need, crew: 4 }, 'ραντεβού δέχονται 3'],
    ['too few for all skills', { ...need, requiredSkills: ['cctv', 'network'] }, 'όλες τις ειδικότητες'],
    ['more hours than any day has', { ...need, durationMinutes: 600 }, 'Διαρκεί 10 ώρες'],
  ] satisfies [string, typeof need, string][])('%s', (_, given, why) => {
    expect(whyNeverBookable(given, team) ?? bookable).toContain(why);
  });

  it('does not count on whoever takes no appointments', () => {
    const away = { ...technician('audio'), isActive: false };
    expect(whyNeverBookable({ ...need, requiredSkills: ['audio'] }, [...team, away])).toContain('Ήχος');
  });
});
