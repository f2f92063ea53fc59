// What an engineer asks for before he signs: grade, counts, places, and questions that decide.
import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import { riskBandOf, shownRisk } from './risk.ts';
import type { Answers, Finer } from './types.ts';

const adviceOf = (answers: Partial<Answers>, finer: Finer = {}) =>
  adviseOn(homeOf(answersOf({ concerns: ['alarm'], budget: 'premium', ...answers }), finer), demoItems);
const balancedOf = (...asked: Parameters<typeof adviceOf>) => adviceOf(...asked).bundles[1];
const reasonOf = (ruleId: string, ...asked: Parameters<typeof adviceOf>) =>
  balancedOf(...asked)
    .lines.flatMap((line) => [line, ...(line.covers ?? [])])
    .filter((line) => line.ruleId === ruleId)
    .map(({ reason }) => reason.text)
    .join(' ');

describe('a risk at the bound of grade 3', () => {
  const house: Partial<Answers> = { propertyType: 'house', location: 'suburban' };
  const finer: Finer = { emptyFor: 'weeks', pastIncident: true, contents: '5k-20k' };

  it('asks for grade 2 where only what was supposed brings it there, and says what grade 3 would take', () => {
    const advice = adviceOf(house, finer);
    expect(advice.riskBefore).toBeGreaterThanOrEqual(60);
    expect(advice.gradeNeeded).toBe(2);
    expect(advice.bundles[1].questions.join(' ')).toContain('περνά το όριο 60 μόνο με τα');
    expect(advice.bundles[1].gaps.some(({ id }) => id.startsWith('GRADE'))).toBe(false);
    expect(advice.surveyReasons.join(' ')).toContain('μόνο με όσα υποθέσαμε');
  });

  it('tells that grade and no other, wherever it tells one', () => {
    const { surveyReasons, bundles } = adviceOf(house, finer);
    const said = bundles.flatMap(({ lines, checks, gaps, insurer, notes, uncovered, formulas }) => [
      ...lines.flatMap((line) => [line, ...(line.covers ?? [])]).map(({ reason }) => reason.text),
      ...[...checks, ...gaps].map(({ sentence }) => sentence),
      ...insurer.map(({ text }) => text),
      ...formulas.map(({ id, title, result }) => (id.startsWith('grade') ? `${title}: ${result}` : '')),
      ...notes,
      ...uncovered,
    ]);
    const told = [...surveyReasons, ...said].filter((text) =>
      /[Ββ]αθμ(ό|ού|ός)|Grade|κίνδυνος .* ζητά/.test(text),
    );
    expect(told.some((text) => text.includes('ζητά βαθμό 2, χωρίς όσα υποθέσαμε'))).toBe(true);
    expect(told.some((text) => text.includes('ζητά 2, χωρίς όσα υποθέσαμε'))).toBe(true);
    expect(told.filter((text) => /(βαθμ(ό|ού|ός)|Grade|ζητά) 3|υποθέσαμε 3/.test(text))).toEqual([]);
  });

  it('is shown as no number of the next band', () => {
    for (let tenths = 0; tenths <= 1_000; tenths += 1)
      expect(riskBandOf(shownRisk(tenths / 10)).id).toBe(riskBandOf(tenths / 10).id);
    expect([59.5, 59.4, 60.1].map(shownRisk)).toEqual([59.5, 59, 60]);
  });

  it('asks for grade 3 where what was told does, and for special goods', () => {
    expect(adviceOf(house, { ...finer, contents: 'over-60k' }).gradeNeeded).toBe(3);
    const shop = adviceOf({ propertyType: 'business' }, { contents: 'special', areaM2: 60 });
    expect(shop.gradeNeeded).toBe(3);
    expect(shop.bundles[1].questions.join(' ')).not.toContain('το όριο 60');
  });

  it('asks for grade 3 where such goods are traded on a floor whose score does not, and says so', () => {
    const of = (placeKind: 'workshop' | 'office') =>
      adviceOf({ propertyType: 'business' }, { contents: 'special', placeKind, areaM2: 64, floor: 2 });
    expect(of('workshop').riskBefore).toBeLessThan(60);
    expect([of('workshop').gradeNeeded, of('office').gradeNeeded]).toEqual([3, 2]);
    const { insurer, formulas } = of('workshop').bundles[1];
    expect(insurer.map(({ text }) => text).join(' ')).toContain('ζητά 3 για όσα φυλάσσονται');
    expect(formulas.find(({ id }) => id === 'grade-needed')?.numbers).toMatch(/^max\(βαθμός\(.*\); 3\)$/);
  });
});

describe('how many there are', () => {
  it('is in a hall a detector for 80 m², in a larger one for 150 m² and no fewer, and one for what is beside it', () => {
    const hall = { propertyType: 'warehouse' } as const;
    const motion = (rooms: number) =>
      piecesByRule(balancedOf(hall, { areaM2: 700, rooms })).get('ALM-MOTION');
    expect([motion(1), motion(3)]).toEqual([5, 6]);
    expect(piecesByRule(balancedOf(hall, { areaM2: 310, rooms: 1 })).get('ALM-MOTION')).toBe(4);
    expect(reasonOf('ALM-MOTION', hall, { areaM2: 700, rooms: 3 })).toMatch(
      /ένας ανά 150 m² και ένας στον χώρο δίπλα.*όχι στην οροφή/,
    );
    expect(balancedOf(hall, { areaM2: 700 }).catches.join(' ')).toContain('πίσω από ράφια');
  });

  it('is two smoke alarms in a practice of seven rooms, and one in a single room', () => {
    const smoke = (rooms: number) =>
      piecesByRule(
        balancedOf(
          { propertyType: 'business', concerns: ['alarm', 'fire-safety'] },
          { placeKind: 'practice', areaM2: 110, rooms },
        ),
      ).get('FIRE-SMOKE');
    expect([smoke(7), smoke(1)]).toEqual([2, 1]);
  });

  it('is a motion detector at each way in of a business of several rooms', () => {
    const motion = (doors: number) =>
      piecesByRule(
        balancedOf({ propertyType: 'business' }, { placeKind: 'shop', areaM2: 50, doors, rooms: 4 }),
      ).get('ALM-MOTION');
    expect([motion(1), motion(3)]).toEqual([2, 3]);
  });
});

describe('whom an alarm wakes, and what stands outside', () => {
  it('is a carbon monoxide alarm more where strangers sleep beside the boiler', () => {
    const gas = (propertyType: Answers['propertyType'], placeKind: Finer['placeKind']) =>
      piecesByRule(
        balancedOf(
          { propertyType, concerns: ['alarm', 'fire-safety'] },
          { combustionRooms: 1, ...(placeKind && { placeKind }) },
        ),
      ).get('FIRE-CO');
    expect([gas('business', 'lodging'), gas('business', 'office'), gas('house', undefined)]).toEqual([
      2, 1, 1,
    ]);
  });

  it('is one siren for 150 m² of a hall, two at most', () => {
    const sirens = (areaM2: number) =>
      piecesByRule(balancedOf({ propertyType: 'warehouse' }, { areaM2 })).get('ALM-SIREN-IN');
    expect([sirens(140), sirens(520), sirens(900)]).toEqual([1, 2, 2]);
  });

  it('is no siren on the façade of a block above the ground floor, but for who wants to prevent', () => {
    const outside = (priority: Answers['priority'], floor: number) =>
      piecesByRule(balancedOf({ propertyType: 'business', priority }, { placeKind: 'office', floor })).get(
        'ALM-SIREN-OUT',
      ) ?? 0;
    expect([outside('detection', 0), outside('detection', 1), outside('prevention', 1)]).toEqual([1, 0, 1]);
  });

  it('is a contact at a balcony door high up only if somebody reaches it, which is asked', () => {
    const asked = (floor: number) =>
      balancedOf(
        { propertyType: 'apartment' },
        { floor, doors: 3, balconyDoors: 2, windows: 0 },
      ).questions.join(' ');
    expect(asked(3)).toContain('η επαφή της μπαλκονόπορτας βγαίνει');
    expect(asked(2)).not.toContain('η επαφή της μπαλκονόπορτας βγαίνει');
  });

  it('is a survey before an electric strike, and what was wanted without wires is said', () => {
    const advice = adviceOf(
      { propertyType: 'business', concerns: ['access-control'] },
      { placeKind: 'practice', floor: 1, doors: 1, hasVisitors: true, wiring: 'wireless' },
    );
    expect(advice.surveyReasons.join(' ')).toContain('τι πόρτα είναι');
    expect(advice.bundles[1].notes.join(' ')).toContain('ό,τι ανοίγει την πόρτα θέλει καλώδιο');
  });
});

describe('where devices hang', () => {
  it('is said of smoke alarms: at home the corridor of the bedrooms, at work no steam', () => {
    const fire = { concerns: ['alarm', 'fire-safety'] } as const;
    expect(reasonOf('FIRE-SMOKE', { ...fire, propertyType: 'house' }, { floors: 2 })).toContain(
      'στον διάδρομο των υπνοδωματίων',
    );
    expect(
      reasonOf('FIRE-SMOKE', { ...fire, propertyType: 'business' }, { placeKind: 'food', areaM2: 90 }),
    ).toContain('ατμός, αλεύρι');
  });

  it('is no room with an oven for the panel of a business', () => {
    const notes = (finer: Finer) => balancedOf({ propertyType: 'business' }, finer).notes.join(' ');
    expect(notes({ placeKind: 'food' })).toContain('μένουν έξω από χώρο με φούρνο');
    expect(notes({ placeKind: 'shop', combustionRooms: 0 })).not.toContain('φούρνο');
  });
});

describe('what is asked because it decides', () => {
  const asked = (...args: Parameters<typeof adviceOf>) => balancedOf(...args).questions.join(' ');

  it('is whose the yard of a flat is, what the insurer wrote, who hears the test signal, and where vehicles charge', () => {
    expect(asked({ propertyType: 'apartment' }, { yardM: 20 })).toContain('αποκλειστική χρήση');
    expect(asked({ propertyType: 'apartment' }, { yardM: 0 })).not.toContain('αποκλειστική χρήση');
    expect(asked({ propertyType: 'business' })).toContain('ασφαλιστήριό');
    expect(asked({ propertyType: 'house' })).not.toContain('ασφαλιστήριό');
    expect(asked({ propertyType: 'house' }, { emptyFor: 'months' })).toContain('δοκιμαστικό σήμα');
    expect(asked({ propertyType: 'house' }, { emptyFor: 'hours' })).not.toContain('δοκιμαστικό σήμα');
    expect(asked({ propertyType: 'warehouse' }, { areaM2: 500 })).toContain('Πού φορτίζουν');
    expect(asked({ propertyType: 'warehouse' }, { areaM2: 60 })).not.toContain('Πού φορτίζουν');
  });

  it('is of a lock what door it goes on, and with wires who cuts the frame', () => {
    const access = (finer: Finer) =>
      asked(
        { propertyType: 'business', concerns: ['access-control', 'alarm'] },
        { placeKind: 'office', floor: 1, doors: 1, hasVisitors: true, ...finer },
      );
    expect(access({ wiring: 'either' })).toContain('ποιος κόβει την κάσα');
    expect(access({ wiring: 'wireless' })).not.toContain('ποιος κόβει την κάσα');
    expect(access({ wiring: 'wireless' })).toContain('την μπαταρία της έξυπνης κλειδαριάς');
    expect(access({ wiring: 'wireless' })).toContain('Ποιος ανοίγει σε όποιον χτυπά');
  });
});

describe('a panel', () => {
  it('is said to take wires and radio where it takes both', () => {
    const reason = (wiring: NonNullable<Finer['wiring']>) =>
      reasonOf('ALM-PANEL', { propertyType: 'house' }, { wiring });
    expect(reason('wired')).toContain('Δέχεται και καλώδια και ασύρματες συσκευές');
    expect(reason('wireless')).not.toContain('καλώδια');
  });
});

describe('what exists of an alarm', () => {
  const house = { propertyType: 'house' } as const;
  const existing = ['contacts', 'siren'] as const;

  it('has its new pieces counted, with both totals where the panel takes the old ones', () => {
    const wired = balancedOf(house, { existing, wiring: 'wired', doors: 3, windows: 4 });
    expect(wired.uncovered.join(' ')).toContain('στη θέση τους 8 νέες συσκευές, και γράφει δύο σύνολα');
    const kept = wired.formulas.find(({ id }) => id === 'total-kept');
    expect(kept?.result).toBe((wired.totals.grossCents - (wired.keptParts?.grossCents ?? 0)) / 100);
    const wireless = balancedOf(house, { existing, wiring: 'wireless', doors: 3, windows: 4 });
    expect(wireless.uncovered.join(' ')).toContain('στη θέση τους 8 νέες συσκευές. Παλιά καλώδια');
    expect(wireless.formulas.some(({ id }) => id === 'total-kept')).toBe(false);
  });

  it('has nothing of old cables where only smoke alarms exist', () => {
    const said = balancedOf(house, { existing: ['smoke'] }).uncovered.join(' ');
    expect(said).toContain('πάνω από 10 ετών');
    expect(said).not.toContain('Παλιά καλώδια');
  });
});

describe('what is left unguarded', () => {
  it('is what stands open, and glass behind which nothing sees', () => {
    const notes = (finer: Finer, propertyType: 'house' | 'apartment' = 'house') =>
      balancedOf({ propertyType }, finer).notes.join(' ');
    expect(notes({})).toContain('που μένει ανοιχτό δεν φυλάσσεται');
    expect(notes({ glazedRooms: 1 })).toContain('γίνεται αντιληπτός μόνο αφού μπει');
    expect(notes({ glazedRooms: 1, petKg: 40, balconyDoors: 0 })).toContain('δεν γίνεται αντιληπτός');
    expect(notes({ petKg: 40, doors: 2, balconyDoors: 1 }, 'apartment')).toContain(
      'γίνεται αντιληπτός μόνο σε μπαλκονόπορτα με ανιχνευτή κουρτίνας',
    );
  });
});

describe('what a sentence promises', () => {
  it('is a flat’s balcony only where a second camera looks there', () => {
    const flat = (areaM2: number) =>
      reasonOf(
        'CAM-ROOM',
        {
          propertyType: 'apartment',
          concerns: ['alarm', 'entry-monitoring', 'remote-monitoring'],
          priority: 'evidence',
        },
        { areaM2, doors: 2, balconyDoors: 1 },
      );
    expect(flat(85)).toMatch(/1 κάμερα μέσα, προς την είσοδο \(.* πόρτες άλλων μένουν έξω από το πλάνο/);
    expect(flat(150)).toContain('προς την είσοδο και το μπαλκόνι');
  });

  it('is of a smaller system as many sirens as it has, not as many as the place needs', () => {
    const [essential] = adviceOf(
      { propertyType: 'house', location: 'rural', concerns: ['alarm', 'fire-safety'], budget: 'medium' },
      { areaM2: 130, doors: 2, windows: 7, rooms: 5, emptyFor: 'months', isMonitored: true, internet: 'no' },
    ).bundles;
    expect(essential.leftOut.map(({ ruleId }) => ruleId)).toContain('ALM-SIREN-OUT');
    expect(essential.checks.map(({ sentence }) => sentence)).toContain(
      'Σειρήνες: στην πρόταση 1, διαθέσιμες 1.',
    );
  });
});
