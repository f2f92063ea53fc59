import { afterAll, describe, expect, it } from 'vitest';
import { company, setCompany } from '#shared/company.ts';
import { installationText } from './request-text.ts';
import { outsideText, surveyText } from './visits.ts';

const area = 'όπου ο ταχυδρομικός κώδικας αρχίζει από 10–19 (Αττική)';
const before = company();
afterAll(() => setCompany(before));

describe.each([true, false])('in a company whose survey is free: %s', (freeSurvey) => {
  const said = (...visits: Parameters<typeof surveyText>) => {
    setCompany({ ...before, promises: { ...before.promises, freeSurvey } });
    return surveyText(...visits);
  };

  it('is free for nobody but where technicians go', () => {
    expect(said({ area, isWithin: true })).toBe(
      freeSurvey ? 'Δωρεάν αυτοψία στον χώρο' : 'Αυτοψία στον χώρο',
    );
    for (const visits of [{ area, isWithin: false }, { area: '', isWithin: false }, { area: '' }])
      expect(said(visits)).not.toMatch(/δωρεάν/i);
  });

  it('names its area while the postal code is not known', () => {
    expect(said({ area })).toBe(`Αυτοψία στον χώρο${freeSurvey ? ', δωρεάν' : ''} ${area}`);
  });
});

it.each([true, false])(
  'tells a place outside what a technician costs beside the amount, installed: %s',
  (isInstalled) => {
    const said = (visits: Parameters<typeof outsideText>[0]) => outsideText(visits, isInstalled);
    expect(said({ area, isWithin: false })).toContain(area);
    expect(said({ area: '', isWithin: false })).toContain('στο τηλέφωνο');
    for (const place of [area, ''])
      expect(said({ area: place, isWithin: false })).toContain('πλοίο και διανυκτέρευση, δεν είναι στο ποσό');
    expect(said({ area, isWithin: false, survey: 'Αυτοψία: η μετακίνηση χρεώνεται.' })).toContain(
      'Αυτοψία: η μετακίνηση χρεώνεται.',
    );
    expect(said({ area, isWithin: true, survey: 'Αυτοψία' })).toBeUndefined();
    expect(said({ area, isWithin: true })).toBeUndefined();
    expect(said({ area })).toBeUndefined();
  },
);

it('says beside the price that travel is not in it, and to whom', () => {
  const text = (isWithin: boolean | undefined, isInstalled = true) =>
    installationText({ isInstalled, lines: [{ withInstallation: true }] }, { isWithin });
  expect(text(false)).toContain('όχι μετάβαση');
  for (const one of [text(true), text(undefined), text(false, false)]) expect(one).not.toContain('μετάβαση');
});
