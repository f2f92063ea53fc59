// Who comes in first and how he disarms, what old parts and a closed line still do, and sentences that must not deny each other.
import { describe, expect, it } from 'vitest';
import { demoItems, stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer, Item } from './types.ts';

const adviceOf = (answers: Partial<Answers>, finer: Finer = {}, items: readonly Item[] = demoItems) =>
  adviseOn(homeOf(answersOf({ budget: 'premium', concerns: ['alarm'], ...answers }), finer), items);
const balancedOf = (...asked: Parameters<typeof adviceOf>) => adviceOf(...asked).bundles[1];
const saidOf = (
  part: 'catches' | 'uncovered' | 'law' | 'notes' | 'questions',
  ...asked: Parameters<typeof adviceOf>
) => balancedOf(...asked)[part].join(' ');
const reasonsOf = ({ lines }: Bundle, ruleId: string) =>
  lines
    .filter((line) => line.ruleId === ruleId)
    .map(({ reason }) => reason.text)
    .join(' ');

const house = { propertyType: 'house' } as const;
const business = { propertyType: 'business' } as const;
const shop: Finer = { placeKind: 'shop', hasVisitors: true, cashDesks: 1, shutters: 3, wiring: 'wired' };

describe('a shutter by which somebody comes in every day', () => {
  it('is disarmed outside or delayed, which is said and asked, and the others ring at once', () => {
    const bundle = balancedOf(business, shop);
    expect(piecesByRule(bundle).get('ALM-SHUTTER')).toBe(3);
    expect(bundle.catches.join(' ')).toContain('3 ρολά έχουν επαφή. Όποιο είναι και η καθημερινή είσοδος');
    expect(bundle.uncovered.join(' ')).toContain(
      'αφοπλίζετε απέξω πριν το σηκώσετε, με την εφαρμογή στο κινητό ή το τηλεχειριστήριο, ή προγραμματίζεται με καθυστέρηση',
    );
    expect(bundle.uncovered.join(' ')).toContain('Τα άλλα ρολά χτυπούν αμέσως');
    expect(bundle.questions.join(' ')).toContain('Από ποιο ρολό ή ποια πόρτα μπαίνει όποιος ανοίγει πρώτος');
  });

  it('has both remotes from a kit that brings two, and what sends for a second shutter from one with a contact more', () => {
    const covered = (finer: Finer) => {
      const small = { ...shop, areaM2: 110, rooms: 3, wiring: 'wireless', ...finer } as const;
      const [kit] = balancedOf({ ...business, budget: 'medium' }, small).lines;
      return kit?.covers?.map(({ ruleId, quantity }) => `${ruleId} ${quantity}`);
    };
    expect(covered({ doors: 4, windows: 2, shutters: 2 })).toEqual(
      expect.arrayContaining(['ALM-REMOTE 1', 'ALM-PANIC 1']),
    );
    expect(covered({ doors: 1, windows: 0, shutters: 2 })).toEqual(
      expect.arrayContaining(['ALM-CONTACT 1', 'ALM-INPUT 1']),
    );
  });

  it('is disarmed by a remote of its own, not by that which only calls for help', () => {
    const bundle = balancedOf(business, shop);
    expect(reasonsOf(bundle, 'ALM-REMOTE')).toContain('αφοπλίζει απέξω, πριν σηκώσει ρολό');
    expect(['ALM-REMOTE', 'ALM-PANIC'].map((rule) => piecesByRule(bundle).get(rule))).toEqual([1, 1]);
    expect(bundle.uncovered.join(' ')).not.toContain('Τηλεχειριστήριο για όπλιση');
    expect(piecesByRule(balancedOf({ propertyType: 'warehouse' }, { shutters: 1 })).get('ALM-REMOTE')).toBe(
      1,
    );
    // Nobody lifts a shutter that the alarm notices.
    expect(piecesByRule(balancedOf(business, { ...shop, shutters: 0 })).has('ALM-REMOTE')).toBe(false);
  });

  it('is told where no remote is had that joins the panel', () => {
    const others = demoItems.filter(({ calc }) => calc.kind !== 'remote');
    expect(saidOf('uncovered', business, shop, others)).toMatch(
      /διακόπτης με κλειδί δεν είναι στην πρόταση\./,
    );
    expect(balancedOf(business, shop, others).gaps.map(({ id }) => id)).toContain('ALM-REMOTE');
  });

  it('is nothing where no shutter has a contact, and has no others where it is the only one', () => {
    const none = balancedOf(business, { ...shop, shutters: 0 });
    expect([...none.uncovered, ...none.questions].join(' ')).not.toMatch(/Όποιο ρολό|Από ποιο ρολό/);
    expect(saidOf('uncovered', business, { ...shop, shutters: 1 })).not.toContain('Τα άλλα ρολά');
  });
});

describe('what is said beside a system', () => {
  it('puts the carbon monoxide alarm of a business where its flame is, and the others elsewhere', () => {
    const food: Finer = { placeKind: 'food', combustionRooms: 1 };
    expect(saidOf('notes', business, food)).toContain(
      'ανιχνευτές κίνησης ή καπνού μένουν έξω από χώρο με φούρνο, λέβητα ή ατμό: αντέχουν ως τους βαθμούς που γράφει το φύλλο τους. Στον χώρο της φλόγας μπαίνει ο ανιχνευτής μονοξειδίου',
    );
    expect(saidOf('notes', business, { placeKind: 'food', combustionRooms: 0 })).not.toContain('της φλόγας');
  });

  it('keeps the carbon monoxide alarm of a hall away from exhaust, and of no other place', () => {
    const told = (answers: Partial<Answers>) => saidOf('notes', answers, { combustionRooms: 1 });
    expect(told({ propertyType: 'warehouse' })).toContain('Καυσαέριο από αυτοκίνητα ή μηχανήματα');
    expect(told(house)).not.toContain('Καυσαέριο');
  });

  it('asks nobody to try an alarm each month in a house that stands empty for months', () => {
    expect(saidOf('notes', house, { emptyFor: 'months' })).toContain('Όποτε έρχεστε, και πριν φύγετε,');
    expect(saidOf('notes', house, { emptyFor: 'weeks' })).toContain('Μία φορά τον μήνα');
  });

  it('lets the camera of a practice’s desk see nobody who waits', () => {
    const practice: Finer = { placeKind: 'practice', hasVisitors: true, cashDesks: 1 };
    const asked = { ...business, concerns: ['alarm', 'entry-monitoring'] } as const;
    const seen = balancedOf(asked, practice);
    expect(piecesByRule(seen).get('CAM-DESK')).toBe(1);
    expect(seen.law.join(' ')).toContain('δείχνει μόνο τον πάγκο, με μάσκα σε όποιον περιμένει');
    expect(saidOf('law', asked, { ...practice, cashDesks: 0 })).not.toContain('τον πάγκο');
  });

  it('promises no motion detector behind every pane, and none in guests’ rooms', () => {
    const told = (answers: Partial<Answers>, finer: Finer) =>
      saidOf('notes', { ...answers, concerns: ['break-in'] }, { windows: 4, ...finer });
    expect(told(house, {})).toContain('μόνο αφού μπει και περάσει μπροστά από ανιχνευτή κίνησης');
    expect(told(business, { placeKind: 'lodging', emptyFor: 'months', glazedRooms: 0 })).toContain(
      'που στα δωμάτια των πελατών δεν υπάρχει',
    );
  });

  it('names a glass break detector that is out of stock wherever panes are told of', () => {
    const told = (items?: readonly Item[]) => saidOf('notes', house, { windows: 4 }, items);
    expect(told()).toContain('και όποιος πουλάμε δεν είναι διαθέσιμος τώρα');
    for (const items of [stockedItems, demoItems.filter(({ calc }) => calc.kind !== 'glassbreak')])
      expect(told(items)).not.toContain('διαθέσιμος τώρα');
  });

  it('tells the owner of a workplace what becomes of alone smoke alarms, and asks which they are', () => {
    const office = balancedOf(business, { placeKind: 'office', existing: ['smoke'] });
    expect(office.uncovered.join(' ')).toContain('Αυτόνομοι με μπαταρία δεν είναι πυρανίχνευση: πάνω από 10');
    expect(office.uncovered.join(' ')).not.toContain('δεν μετρούν πριν ελεγχθούν');
    expect(office.questions.join(' ')).toContain('Συνδέονται οι ανιχνευτές καπνού που έχετε σε πίνακα');
    expect(office.questions.join(' ')).not.toContain('σε κάθε όροφο και διάδρομο');
    expect(saidOf('questions', house, { existing: ['smoke'] })).not.toContain('πίνακα πυρανίχνευσης');
  });

  it('shares a camera only among several desks', () => {
    const low = { ...business, budget: 'high', concerns: ['alarm', 'entry-monitoring'] } as const;
    const desk = (cashDesks: number) =>
      adviceOf(low, { ...shop, shutters: 0, cashDesks, contents: '5k-20k' })
        .bundles.map((bundle) => reasonsOf(bundle, 'CAM-DESK'))
        .join(' ');
    expect(desk(1)).toContain('1 ταμείο, 1 κάμερα: σε απόσταση');
    expect(desk(2)).toMatch(/σε έναν πάγκο|μία σε καθένα/);
  });

  it('speaks of the reader alone where the doors of lodging have no camera of their own', () => {
    const hotel: Finer = { placeKind: 'lodging', doors: 6, balconyDoors: 0, yardM: 120, cashDesks: 0 };
    const asked = { ...business, concerns: ['alarm', 'access-control'] } as const;
    const bundle = balancedOf(asked, hotel);
    expect(piecesByRule(bundle).has('CAM-ENTRANCE')).toBe(false);
    expect(bundle.questions.join(' ')).toContain('Αναγνώστης υπολογίζεται μόνο σε μία: πόρτα δωματίου');
    expect(bundle.questions.join(' ')).not.toContain('Κάμερα εισόδου υπολογίζεται');
    const seen = saidOf(
      'questions',
      { ...asked, location: 'urban', concerns: ['alarm', 'entry-monitoring', 'access-control'] },
      { ...hotel, yardM: 0 },
    );
    expect(seen).toContain(
      'Κάμερα εισόδου υπολογίζεται μόνο στην κύρια. Αναγνώστης υπολογίζεται μόνο σε μία',
    );
  });

  it('promises a code only where something takes it', () => {
    const flat = { propertyType: 'apartment', budget: 'medium', experience: 'advanced' } as const;
    const bundles = [
      balancedOf(flat, { areaM2: 60, emptyFor: 'weeks' }),
      balancedOf(house, { emptyFor: 'weeks' }),
    ] as const;
    const [byRemote, byCode] = bundles.map((bundle) => [...bundle.notes, ...bundle.questions].join(' '));
    expect(bundles.map((bundle) => piecesByRule(bundle).get('ALM-KEYPAD') ?? 0)).toEqual([0, 1]);
    expect(byRemote).toContain('θέλει δικό του τηλεχειριστήριο, ένα παραπάνω');
    expect(byRemote).not.toMatch(/δικό (του|τους) κωδικό/);
    expect(byCode).toContain('έχει δικό του κωδικό ή τηλεχειριστήριο');
  });

  it('asks once who is let in, and once what old cameras see', () => {
    const office: Finer = { placeKind: 'office', hasVisitors: true, wiring: 'wireless' };
    const asked = { ...business, concerns: ['alarm', 'access-control', 'entry-monitoring'] } as const;
    const { questions } = balancedOf(asked, office);
    expect(questions.filter((text) => text.includes('θυροτηλεόραση με ηλεκτρική'))).toHaveLength(1);
    const cameras = balancedOf(business, { existing: ['cameras'] }).questions;
    expect(cameras.filter((text) => text.includes('στρέφεται ή βγαίνει'))).toHaveLength(1);
  });

  it('says that alone smoke alarms call nobody, whatever else the system has', () => {
    const alone = balancedOf(
      { propertyType: 'apartment', concerns: ['alarm', 'fire-safety'], experience: 'beginner' },
      { areaM2: 60, rooms: 2 },
    );
    expect(alone.catches.join(' ')).toContain('Χτυπά επί τόπου αν βγει καπνός');
    expect(alone.uncovered.join(' ')).toContain('χωρίς σύνδεση με τον πίνακα');
    const joined = balancedOf({ ...house, concerns: ['alarm', 'fire-safety'] }, { floors: 2 });
    expect(joined.catches.join(' ')).toContain('Χτυπά αν βγει καπνός');
    expect(joined.uncovered.join(' ')).not.toContain('χωρίς σύνδεση με τον πίνακα');
  });
});

describe('a place without a line, or without one in winter', () => {
  const asked = { ...house, concerns: ['alarm', 'entry-monitoring', 'remote-monitoring'] } as const;
  const of = (internet: NonNullable<Finer['internet']>, concerns: Answers['concerns'] = asked.concerns) =>
    balancedOf({ ...asked, concerns }, { internet, wiring: 'wired' });

  it('is told of the ways out, and lacks one where cameras are to be seen from afar', () => {
    expect(of('no', ['alarm', 'entry-monitoring']).questions.join(' ')).toContain(
      'Θέλετε να βλέπετε τις κάμερες από μακριά; Χρειάζεται',
    );
    expect(of('no').questions.join(' ')).not.toContain('Θέλετε να βλέπετε τις κάμερες');
    expect(of('summer').questions.join(' ')).toContain('Μένει ανοιχτή η γραμμή του ίντερνετ και τον χειμώνα');
    expect(of('yes').questions.join(' ')).not.toContain('router 4G');
    const lacks = (...of_: Parameters<typeof of>) => of(...of_).gaps.find(({ id }) => id === 'VIEW-LINE');
    expect(lacks('no')?.sentence).toContain('γραμμή ίντερνετ, ή router 4G');
    expect(lacks('summer')?.sentence).toContain('όλο τον χρόνο');
    expect([lacks('yes'), lacks('no', ['alarm', 'entry-monitoring'])]).toEqual([undefined, undefined]);
  });
});

describe('what exists', () => {
  const seen = { ...business, concerns: ['alarm', 'entry-monitoring'] } as const;

  it('of cameras is reckoned also for those of the network, whose recorder is the proposal’s', () => {
    const old = balancedOf(seen, { ...shop, shutters: 0, existing: ['cameras'] });
    const cameras = old.lines.filter(({ item }) => item.calc.kind === 'camera');
    const net = cameras.reduce(
      (sum, { quantity, priceCents, installationCents }) => sum + quantity * (priceCents + installationCents),
      0,
    );
    const { network, grossCents = 0 } = old.keptCameras ?? {};
    expect(network?.pieces).toBe(cameras.reduce((sum, { quantity }) => sum + quantity, 0));
    expect(Math.abs((network?.grossCents ?? 0) - net * 1.24)).toBeLessThanOrEqual(1);
    // With all that records them more leaves.
    expect(grossCents).toBeGreaterThan(0);
    expect(old.uncovered.join(' ')).toContain('Κάμερες δικτύου (ONVIF), αν τις δέχεται, γράφονται σε αυτό');
    expect(old.questions.join(' ')).toContain('ή δικτύου, με ONVIF;');
  });

  it('of a wired alarm has the panel named that takes its wires, beside one that takes none', () => {
    const of = (finer: Finer, items?: readonly Item[]) =>
      balancedOf(house, { wiring: 'wireless', ...finer }, items);
    const old = of({ existing: ['contacts'] });
    const panel = demoItems.find(({ name }) => name === old.wiredPanel?.name);
    expect(panel?.calc).toMatchObject({ kind: 'panel', wiredZones: expect.any(Number) as number });
    expect(old.wiredPanel?.grossCents).toBe(
      Math.round(((panel?.priceCents ?? 0) + (panel?.installationCents ?? 0)) * 1.24),
    );
    expect(old.questions.join(' ')).toContain('ίσως συμφέρει πίνακας που δέχεται καλώδια');
    const wireless = demoItems.filter(({ calc }) => calc.kind !== 'panel' || calc.wiredZones === 0);
    for (const bundle of [of({}), of({ existing: ['smoke'] }), of({ existing: ['siren'] }, wireless)])
      expect(bundle.wiredPanel).toBeUndefined();
    expect(balancedOf(house, { wiring: 'wired', existing: ['contacts'] }).wiredPanel).toBeUndefined();
  });
});

describe('what only the place tells', () => {
  it('is which rooms are shut to a heavy animal: there detectors can hang that are for sale', () => {
    const told = (petKg: number) => balancedOf({ propertyType: 'warehouse' }, { petKg });
    expect(told(40).questions.join(' ')).toContain('Ποιοι χώροι κλείνουν στο ζώο');
    expect(told(40).uncovered.join(' ')).toContain('μπορούν να μπουν: δεν είναι στην πρόταση');
    expect(told(5).questions.join(' ')).not.toContain('κλείνουν στο ζώο');
  });

  it('is which sides are lit, where lights exist and light was asked for', () => {
    const told = (existing: Finer['existing']) =>
      saidOf('questions', { ...house, concerns: ['alarm', 'lighting'] }, { existing: existing ?? [] });
    expect(told(['lights'])).toContain('Ποιες είσοδοι και πλευρές φωτίζονται ήδη');
    expect(told([])).not.toContain('φωτίζονται ήδη');
  });

  it('is how hot it gets, also in a hall that closes by night', () => {
    expect(saidOf('questions', { propertyType: 'warehouse' })).toContain('πόση ζέστη το καλοκαίρι');
    expect(saidOf('questions', house)).not.toContain('πόση ζέστη');
  });

  it('is why the sales floor of a shop has no camera, where evidence comes first', () => {
    const told = (answers: Partial<Answers>, finer: Finer = {}) =>
      saidOf(
        'uncovered',
        { ...business, ...answers },
        { ...shop, areaM2: 180, contents: '5k-20k', ...finer },
      );
    expect(told({ priority: 'evidence' })).toContain('Κάμερα στον χώρο των πελατών δεν προτείνεται');
    for (const said of [
      told({ priority: 'detection' }),
      told({ priority: 'evidence' }, { contents: 'over-60k' }),
      told({ priority: 'evidence' }, { placeKind: 'office' }),
    ])
      expect(said).not.toContain('Κάμερα στον χώρο των πελατών');
  });
});
