import { describe, expect, it } from 'vitest';
import { demoItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Finer } from './types.ts';

const balancedOf = (answers: Partial<Answers>, finer: Finer = {}) =>
  adviseOn(homeOf(answersOf({ budget: 'premium', ...answers }), finer), demoItems).bundles[1];
const notesOf = (...asked: Parameters<typeof balancedOf>) => balancedOf(...asked).notes.join(' ');

describe('what is good to know of a system', () => {
  it('is who installs by law, and that the codes are handed over', () => {
    for (const concerns of [['alarm'], ['entry-monitoring'], ['access-control']] as const) {
      expect(notesOf({ propertyType: 'business', concerns })).toContain('ν. 2518/1997');
      expect(notesOf({ propertyType: 'business', concerns })).toContain('όλους τους κωδικούς');
    }
    expect(notesOf({ concerns: ['fire-safety'] })).not.toMatch(/2518|κωδικούς/);
  });

  it('is the time to disarm where no keypad hangs', () => {
    expect(notesOf({ propertyType: 'apartment' })).toContain(
      'Χωρίς πληκτρολόγιο αφοπλίζετε με το κινητό ή το τηλεχειριστήριο: έχετε 30 s',
    );
    expect(notesOf({ propertyType: 'house' })).not.toContain('Χωρίς πληκτρολόγιο');
  });

  it('is the size of the card on which cameras without a recorder write', () => {
    const flat = balancedOf(
      { propertyType: 'apartment', concerns: ['entry-monitoring'], priority: 'evidence' },
      { daysKept: 15 },
    );
    // 3.3 Mbps · 10.8 GB · 15 days · 35 % of the time · 1.1 are 206 GB.
    expect(flat.notes.join(' ')).toContain('θέλει 256 GB για 15 ημέρες');
    expect(notesOf({ concerns: ['entry-monitoring'] })).not.toContain('microSD');
    const offline = balancedOf(
      { concerns: ['entry-monitoring'] },
      { internet: 'no', wiring: 'wireless', doors: 1, daysKept: 15 },
    );
    expect(offline.gaps.find(({ id }) => id === 'CARD')?.sentence).toContain(
      // 62 GB, and a fifth more: no card is filled to its end.
      'κάρτα microSD 128 GB για 1 κάμερα',
    );
  });

  it('says which cameras take no card of that size, and the days that fit on theirs', () => {
    const withCards = (cardGb: number, answers: Partial<Answers>, finer: Finer) => {
      const items = demoItems.map((item) =>
        item.calc.kind === 'camera' ? { ...item, calc: { ...item.calc, cardGb } } : item,
      );
      return adviseOn(homeOf(answersOf({ budget: 'premium', ...answers }), finer), items).bundles[1];
    };
    const flat: [Partial<Answers>, Finer] = [
      { propertyType: 'apartment', concerns: ['entry-monitoring'], priority: 'evidence' },
      { areaM2: 180, daysKept: 15 },
    ];
    // 64 GB of 13.7 GB a day.
    expect(withCards(64, ...flat).notes.join(' ')).toContain(
      '2 κάμερες δέχονται κάρτα έως 64 GB, που κρατά 4 ημέρες.',
    );
    expect(withCards(8, ...flat).notes.join(' ')).toContain('που κρατά λιγότερο από 1 ημέρα.');
    expect(withCards(256, ...flat).notes.join(' ')).not.toContain('κάρτα έως');
    const offline = withCards(
      32,
      { concerns: ['entry-monitoring'] },
      { internet: 'no', wiring: 'wireless', doors: 1 },
    );
    expect(offline.gaps.find(({ id }) => id === 'CARD')?.sentence).toContain(
      '1 κάμερα δέχεται κάρτα έως 32 GB, που κρατά 7 ημέρες. Ο οδηγός',
    );
  });

  it('is what carbon monoxide and water detectors do not do, and what breaks without a contact', () => {
    const house = notesOf({ concerns: ['alarm', 'fire-safety'] }, { combustionRooms: 1, glazedRooms: 1 });
    expect(house).toContain('χτυπά μόνο εκεί');
    expect(house).toContain('Διαρροή αερίου δεν την καταλαβαίνει');
    expect(house).toContain('Τζάμι που σπάει δεν ανοίγει επαφή');
    const empty = notesOf({ concerns: ['alarm'] }, { emptyFor: 'months', wetRooms: 1, combustionRooms: 0 });
    expect(empty).toContain('δεν κλείνει το νερό. Πριν λείψετε');
    expect(empty).not.toContain('αερίου');
  });

  it('is whom the alarm tells, and how near a face has to come', () => {
    expect(notesOf({ concerns: ['alarm'] })).toContain('ειδοποιεί όσους ορίσετε, όχι την αστυνομία');
    expect(notesOf({ concerns: ['entry-monitoring'] })).toMatch(/καθαρό πρόσωπο τουλάχιστον ως τα \d/);
    expect(notesOf({ concerns: ['alarm'] })).not.toContain('καθαρό πρόσωπο');
  });

  it('names no fee of a cloud where there is no camera', () => {
    const cloudy = demoItems.map((item) => ({ ...item, storesInCloud: true }));
    const { running } = adviseOn(homeOf(answersOf({ concerns: ['alarm'] })), cloudy).bundles[1];
    expect(running.map(({ id }) => id)).not.toContain('cloud');
  });
});

describe('what has to be asked before a system is signed', () => {
  const questionsOf = (...asked: Parameters<typeof balancedOf>) => balancedOf(...asked).questions.join(' ');

  it('is who goes there, and whether the panel has power in a place that stands empty', () => {
    expect(questionsOf({ concerns: ['alarm'] })).toContain('ποιος πηγαίνει');
    expect(questionsOf({ concerns: ['alarm'] }, { emptyFor: 'months' })).toContain('γενικό διακόπτη');
    expect(questionsOf({ concerns: ['alarm'] }, { emptyFor: 'hours' })).not.toContain('γενικό διακόπτη');
  });

  it('is what was written in own words, quoted, where that says anything', () => {
    const said = 'Νοικιάζω, ο ιδιοκτήτης\nδεν αφήνει τρύπες.';
    expect(questionsOf({ concerns: ['alarm'], currentSecurity: said })).toContain(
      'Γράψατε: «Νοικιάζω, ο ιδιοκτήτης δεν αφήνει τρύπες.».',
    );
    expect(questionsOf({ concerns: ['alarm'], currentSecurity: 'Τίποτα' })).not.toContain('Γράψατε');
  });

  it('is the animals of a yard, the cupboard of an office, and who lives at home', () => {
    const yard = { yardM: 60 };
    expect(questionsOf({ concerns: ['alarm', 'perimeter'] }, yard)).toContain('Κυκλοφορούν ζώα στην αυλή');
    // Nothing watches a yard that nobody asked to have watched.
    expect(questionsOf({ concerns: ['alarm'] }, yard)).not.toContain('στην αυλή');
    expect(questionsOf({ concerns: ['alarm', 'perimeter'] }, { yardM: 0 })).not.toContain('στην αυλή');
    const office = questionsOf({ propertyType: 'business', concerns: ['alarm'] }, { placeKind: 'office' });
    expect(office).toContain('ντουλάπι με server');
    expect(office).not.toContain('Ποιοι ζουν');
    expect(questionsOf({ concerns: ['alarm'] })).toContain('Ποιοι ζουν εκεί');
  });

  it('is who stays at night, of a business alone', () => {
    expect(questionsOf({ propertyType: 'business', concerns: ['alarm'] })).toContain('μέσα τη νύχτα');
    expect(questionsOf({ concerns: ['alarm'] })).not.toContain('μέσα τη νύχτα');
  });

  it('is where the cables go, and what of them the installation includes', () => {
    expect(questionsOf({ concerns: ['entry-monitoring'] })).toContain('περιλαμβάνει 20 m για καθεμία');
    expect(questionsOf({ concerns: ['alarm'] })).not.toContain('ως τις κάμερες');
  });
});

describe('a panic button', () => {
  const caughtBy = (isMonitored: boolean) =>
    balancedOf({ propertyType: 'business' }, { placeKind: 'shop', cashDesks: 1, isMonitored }).catches.join(
      ' ',
    );

  it('promises help only where a contract binds somebody to come', () => {
    expect(caughtBy(true)).toContain('ζητάτε βοήθεια με 1 κουμπί πανικού.');
    expect(caughtBy(false)).toContain('κανείς δεν είναι υποχρεωμένος να έρθει');
  });
});
