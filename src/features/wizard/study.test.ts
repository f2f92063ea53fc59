import { describe, expect, it, onTestFinished } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { adviseOn } from '#features/advice/advise.ts';
import { homeOf } from '#features/advice/home.ts';
import type { Answers, Finer } from '#features/advice/types.ts';
import { company, setCompany } from '#shared/company.ts';
import { withActualPrices } from './actual-prices.ts';
import { presentAdvice, withoutPrices, withServices } from './present.ts';
import { dueOf, isLessKept, rateOf } from './request-text.ts';
import {
  cameraDuties,
  camerasOf,
  handOverPoints,
  insurerSummary,
  keptCamerasText,
  keptPartsText,
  openPoints,
  ownWorkText,
  runningSummary,
  serviceText,
  wiredPanelText,
} from './study.ts';

function adviceOf(answers: Partial<Answers>, finer: Finer = {}, items = demoItems) {
  const home = homeOf(answersOf(answers), finer);
  const advice = presentAdvice(adviseOn(home, items), items, () => undefined);
  const [, bundle] = advice.bundles;
  if (!bundle) throw new Error('no bundle');
  return { advice, bundle, place: { ...advice.home, propertyType: home.propertyType } };
}

describe('the sheet to sign', () => {
  it('has a row for each camera, with what the law asks of it there', () => {
    const { bundle, place } = adviceOf({
      propertyType: 'business',
      concerns: ['entry-monitoring', 'break-in'],
      budget: 'premium',
    });
    const pieces = bundle.lines
      .filter(({ kind }) => kind === 'camera')
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(pieces).toBeGreaterThan(1);
    expect(camerasOf(bundle)).toHaveLength(pieces);
    expect(cameraDuties(place)).toContain('Όχι θέση εργασίας');
    expect(cameraDuties(place, true)).toContain(
      'Όχι θέση εργασίας· στο ταμείο μόνο συρτάρι και χέρια πελάτη, όχι πεζοδρόμιο',
    );
    expect(cameraDuties({ ...place, placeKind: 'practice' })).toContain('Όχι ασθενείς ή θέση εργασίας');
    expect(cameraDuties({ ...place, propertyType: 'apartment' })).toEqual([
      'Όχι σκάλα ή άλλη πόρτα',
      'Μάσκα σε ό,τι άλλο φαίνεται',
      'Χωρίς ήχο',
    ]);
  });

  it('says what leaves where the parts that exist pass, with an amount for price viewers alone', () => {
    const { advice, bundle } = adviceOf(
      { concerns: ['alarm'], propertyType: 'house' },
      { wiring: 'wired', existing: ['contacts'] },
    );
    const hidden = withoutPrices(advice).bundles[1];
    expect(bundle.keptParts?.pieces).toBeGreaterThan(1);
    expect(keptPartsText(bundle)).toMatch(/μπαίνουν έως \d+ νέες συσκευές: έως .*€ με ΦΠΑ ακόμη\./);
    expect(hidden && keptPartsText(hidden)).toMatch(/μπαίνουν έως \d+ νέες συσκευές\.$/);
    const { pieces = 0, gross = 0, due } = bundle.keptParts ?? {};
    const told = (wirelessGross: number) =>
      keptPartsText({ keptParts: { pieces, gross, due, wirelessGross } });
    const dueGross = due?.gross ?? 0;
    expect(told(dueGross - 1)).toMatch(/πριν τα κρατήσετε: .*είναι φθηνότερο, .*€ με ΦΠΑ\.$/);
    expect(told(dueGross + 1)).toMatch(/Αν δεν περάσει τίποτα, συμφέρει .*€ με ΦΠΑ όλο το σύστημα\.$/);
  });

  it('has the same due for the office as for price viewers, and says it of no sum with all new', () => {
    const { advice, bundle } = adviceOf(
      { concerns: ['alarm'], propertyType: 'house' },
      { wiring: 'wired', existing: ['contacts'] },
    );
    const hidden = withoutPrices(advice);
    const [, office] = withActualPrices(hidden, demoItems).bundles;
    const { pieces = 0, gross, due } = bundle.keptParts ?? {};
    expect(due?.gross).toBeLessThan(bundle.totals?.gross ?? 0);
    expect(office).toMatchObject({ totals: bundle.totals, keptParts: { pieces, gross, due } });
    expect(office && dueOf(office)).toEqual(due);
    const told = [bundle, office, hidden.bundles[1]].map((one) => one && isLessKept(one));
    expect(told).toEqual([true, true, true]);
    expect(isLessKept({ keptParts: { pieces }, totals: bundle.totals })).toBe(false);
    // Of pieces that a kit brings nothing is known to leave.
    const inKit = hidden.bundles.map((one) => ({
      ...one,
      lines: one.lines.map((line) => ({ ...line, quantity: 1 })),
    }));
    const [, some] = withActualPrices({ ...hidden, bundles: inKit }, demoItems).bundles;
    expect(some && dueOf(some)).toEqual(some?.totals);
  });

  it('names the rate of VAT that its amounts were reckoned with', () => {
    const { advice } = adviceOf({ concerns: ['alarm'] });
    const today = company();
    setCompany({ ...today, vatPercent: today.vatPercent + 2 });
    onTestFinished(() => setCompany(today));
    expect(rateOf(withoutPrices(advice))).toBe(today.vatPercent);
    expect(rateOf({ ...advice, vatPercent: undefined })).toBe(today.vatPercent + 2);
  });

  it('says what leaves where old cameras are of the network, with an amount for price viewers alone', () => {
    const { advice, bundle } = adviceOf(
      { propertyType: 'business', concerns: ['alarm', 'entry-monitoring'], budget: 'premium' },
      { existing: ['cameras'] },
    );
    const hidden = withoutPrices(advice).bundles[1];
    expect(keptCamerasText(bundle)).toMatch(
      /Αν είναι δικτύου \(ONVIF\) .*βγαίν.* νέ.* κάμερ.*: έως .*€ με ΦΠΑ λιγότερα\.$/,
    );
    expect(hidden && keptCamerasText(hidden)).toMatch(/Αν είναι δικτύου \(ONVIF\) [^€]*\.$/);
    expect(hidden?.keptCameras?.network).toEqual({ pieces: bundle.keptCameras?.network?.pieces });
  });

  it('names the panel that takes old wires, with its price for price viewers alone', () => {
    const { advice, bundle } = adviceOf(
      { concerns: ['alarm'], propertyType: 'house' },
      { wiring: 'wireless', existing: ['contacts'] },
    );
    const hidden = withoutPrices(advice).bundles[1];
    expect(wiredPanelText(bundle)).toMatch(/Τα δέχεται ο «.+» \(.*€ με ΦΠΑ και τοποθέτηση\)/);
    expect(hidden?.wiredPanel).toEqual({ name: bundle.wiredPanel?.name });
    expect(hidden && wiredPanelText(hidden)).not.toContain('€');
  });

  it('leaves the way open to a place where no technician goes, of a system that one installs', () => {
    const homeIn = (isWithin: boolean, answers: Partial<Answers> = {}) =>
      presentAdvice(
        adviseOn(homeOf(answersOf({ concerns: ['alarm'], budget: 'premium', ...answers })), demoItems),
        demoItems,
        () => undefined,
        { area: 'στην Αττική', isWithin },
      );
    const own = { propertyType: 'apartment', budget: 'low', experience: 'advanced' } as const;
    const openIn = (isWithin: boolean, isInstalled = true) => {
      const advice = homeIn(isWithin, isInstalled ? {} : own);
      const [bundle] = advice.bundles;
      expect(bundle?.isInstalled).toBe(isInstalled);
      return bundle ? openPoints(advice, bundle).join(' ') : '';
    };
    expect(openIn(false)).toContain('πλοίο και διανυκτέρευση');
    expect(openIn(true)).not.toContain('διανυκτέρευση');
    expect(openIn(false, false)).toContain('το τοποθετείτε εσείς, και αν θελήσετε τεχνικό');
  });

  it('asks at the hand-over for what the system has, and for nothing else', () => {
    const cameras = adviceOf(
      { concerns: ['entry-monitoring', 'perimeter'], budget: 'premium' },
      { daysKept: 1 },
    );
    const alarm = adviceOf({ concerns: ['alarm'] }, { isMonitored: true });
    const of = ({ place, bundle }: typeof alarm) => handOverPoints(place, bundle).join('\n');
    expect(of(cameras)).toContain('μετά από 1 ημέρα.');
    expect(of(cameras)).toContain('πινακίδα');
    expect(of(alarm)).toContain('δοκιμαστικό σήμα');
    expect(of(alarm)).toContain('κάρτα SIM');
    expect(of(alarm)).not.toMatch(/κάμερα|πινακίδα|εγγραφή/);
    expect(of(adviceOf({ concerns: ['alarm'] }))).not.toContain('δοκιμαστικό σήμα');
    const shop = adviceOf({ propertyType: 'business', concerns: ['alarm'] }, { hasVisitors: true });
    expect(of(shop)).toContain('πανικού');
    expect(of(alarm)).not.toContain('πανικού');
    // Alarms that stand alone give none at the panel.
    expect(of(alarm)).toContain('κάθε ανιχνευτής που συνδέεται στον πίνακα');
    const shutters = adviceOf(
      { propertyType: 'business', concerns: ['alarm'], budget: 'premium' },
      { shutters: 2, wiring: 'wired', existing: ['siren'] },
    );
    expect(of(shutters)).toContain('αφοπλίζεται πρώτα απέξω ή έχει καθυστέρηση');
    expect(of(shutters)).toContain('παραδόθηκαν για ανακύκλωση');
    expect(of(shutters)).toContain('ν. 2518/1997');
    expect(of(alarm)).not.toMatch(/απέξω|ανακύκλωση/);
  });

  it('says everything that is open: survey, checks, what is uncovered, missing or left out', () => {
    const { advice, bundle } = adviceOf(
      { propertyType: 'warehouse', propertySize: 'xlarge', concerns: ['break-in'] },
      { contents: 'special', wiring: 'wired' },
      demoItems.filter(
        ({ calc }) => calc.kind !== 'battery' && (calc.kind !== 'panel' || calc.wiredZones > 0),
      ),
    );
    const open = openPoints(advice, bundle);
    expect(open[0]).toContain('αυτοψία');
    const failed = bundle.checks.filter(({ held }) => !held);
    expect(failed.map(({ id }) => id)).toContain('battery');
    for (const { sentence } of [...failed, ...bundle.gaps]) expect(open).toContain(sentence);
    for (const sentence of bundle.uncovered) expect(open).toContain(sentence);
  });
});

describe('the lines beside a system', () => {
  const services = [
    { id: 1, slug: 'first', title: 'Κέντρο', priceRange: '15 € ανά μήνα', price: 15, role: 'monitoring' },
    { id: 2, slug: 'second', title: 'Άλλο', priceRange: '', role: 'monitoring' },
  ];

  it('offer the first service of each role, and none that the company does not have', () => {
    const { advice } = adviceOf({ concerns: ['alarm'] });
    const [, bundle] = withServices(advice, services).bundles;
    expect(bundle?.running.map(({ id, service }) => [id, service?.slug])).toEqual([
      ['sim', undefined],
      ['monitoring', 'first'],
    ]);
    expect(bundle && runningSummary(bundle)).toBe('κάρτα SIM · κέντρο λήψης 15 € ανά μήνα');
    const told = bundle?.running.flatMap(({ service }) => (service ? [serviceText(service)] : []));
    expect(told).toContain('«Κέντρο», 15 € ανά μήνα χωρίς ΦΠΑ.');
    expect(serviceText({ title: 'Κέντρο', priceRange: '' })).toBe('«Κέντρο».');
    expect(JSON.stringify(bundle?.running)).not.toContain('role');
  });

  it('keep a contract on which the system rests, whoever sells it', () => {
    const { advice } = adviceOf({ concerns: ['alarm'] }, { isMonitored: true });
    const [, bundle] = withServices(advice, []).bundles;
    expect(bundle?.running.map(({ id }) => id)).toEqual(['sim', 'monitoring']);
  });

  it('leave maintenance out of the line above them for who puts all up himself', () => {
    const [, installed] = adviceOf({ concerns: ['alarm'] }).advice.bundles;
    if (!installed) throw new Error('no bundle');
    expect(runningSummary(installed)).toContain('συντήρηση');
    expect(runningSummary({ ...installed, isInstalled: false })).not.toContain('συντήρηση');
    const running = installed.running.filter(({ id }) => id === 'maintenance');
    expect(runningSummary({ running, isInstalled: false })).toBe('Μόνο αν θέλετε');
  });

  it('say in words what own work saves where no prices are shown', () => {
    const { advice, bundle } = adviceOf({ concerns: ['alarm'], experience: 'advanced' });
    const [, secret] = withoutPrices(advice).bundles;
    expect(ownWorkText(bundle)).toMatch(/\d,\d\d\s€ με ΦΠΑ/);
    expect(secret?.ownWork).toEqual({ pieces: bundle.ownWork?.pieces });
    expect(secret && ownWorkText(secret)).not.toMatch(/\d/);
  });

  it('name what an insurer will miss', () => {
    const fact = { id: 'path', label: 'Σήμα προς κέντρο λήψης', text: '' } as const;
    expect(insurerSummary([{ ...fact, held: false }])).toBe('Λείπει: σήμα προς κέντρο λήψης');
    expect(insurerSummary([{ ...fact, held: true }])).not.toContain('Λείπει');
  });
});
