import { afterEach, describe, expect, it } from 'vitest';
import { company, setCompany } from '#shared/company.ts';
import { bookingForm, earlyUntil } from './early-begin.ts';

const service = { isEmergency: false, price: 90 };
const today = '2026-11-20';

describe('the consent to a begin within the days of withdrawal', () => {
  it('is asked of a consumer for the fourteen days after today', () => {
    expect(earlyUntil({ accountType: 'private', service }, today)).toBe('2026-12-04');
  });

  it('is asked of no business, for nothing that is free and for no urgent repair', () => {
    expect(earlyUntil({ accountType: 'b2b', service }, today)).toBeNull();
    expect(earlyUntil({ accountType: 'private', service: { ...service, price: 0 } }, today)).toBeNull();
    expect(
      earlyUntil({ accountType: 'private', service: { ...service, isEmergency: true } }, today),
    ).toBeNull();
  });

  const before = company();
  afterEach(() => setCompany(before));

  it.each([true, false])('is asked for a survey only where none is promised for free: %s', (freeSurvey) => {
    setCompany({ ...before, promises: { ...before.promises, freeSurvey } });
    const unpriced = { isEmergency: false };
    const asked = (role: 'survey' | 'maintenance') =>
      earlyUntil({ accountType: 'private', service: { ...unpriced, role } }, today) !== null;
    expect(asked('survey')).toBe(!freeSurvey);
    expect(asked('maintenance')).toBe(true);
  });

  const request = {
    serviceId: 1,
    appointmentTime: '10:00',
    customerName: 'Ελένη Μαρκάκη',
    customerEmail: 'eleni@pelatis.example',
  };
  const faults = (appointmentDate: string, beginsEarly: boolean, lastDay: string | null = '2026-12-04') =>
    bookingForm(lastDay)
      .safeParse({ ...request, appointmentDate, beginsEarly })
      .error?.issues.map(({ path, message }) => [path[0], message]);

  it('is demanded by the form on those days only', () => {
    expect(faults('2026-12-04', false)).toEqual([
      [
        'beginsEarly',
        'Για επίσκεψη έως και τις 04/12/2026 χρειαζόμαστε το αίτημά σας. Αλλιώς επιλέξτε μεταγενέστερη ημέρα.',
      ],
    ]);
    expect(faults('2026-12-04', true)).toBeUndefined();
    expect(faults('2026-12-05', false)).toBeUndefined();
    expect(faults('2026-11-21', false, null)).toBeUndefined();
  });
});
