import { describe, expect, it } from 'vitest';
import { demoItems, stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Bundle, Finer, Item } from './types.ts';

const balancedOf = (answers: Partial<Answers>, finer: Finer = {}, items: readonly Item[] = stockedItems) =>
  adviseOn(homeOf(answersOf({ budget: 'premium', concerns: ['alarm'], ...answers }), finer), items)
    .bundles[1];
const asked = (...of: Parameters<typeof balancedOf>) => balancedOf(...of).questions.join(' ');
const reason = (bundle: Bundle, ruleId: string) =>
  bundle.lines
    .flatMap((line) => [line, ...(line.covers ?? [])])
    .filter((line) => line.ruleId === ruleId)
    .map((line) => line.reason.text)
    .join(' ');
const house = { propertyType: 'house' } as const;
const shop = { propertyType: 'business' } as const;
const store = { propertyType: 'warehouse' } as const;

describe('what only the site tells is asked where its subject is there', () => {
  const rows: [string, Parameters<typeof balancedOf>, Parameters<typeof balancedOf>][] = [
    ['Τι καίει', [house, { combustionRooms: 1 }], [house, { combustionRooms: 0 }]],
    [
      'κουζίνα με αέριο ή κάρβουνο',
      [shop, { placeKind: 'lodging', combustionRooms: 0 }],
      [shop, { placeKind: 'lodging', combustionRooms: 1 }],
    ],
    [
      'κατάσβεση στη χοάνη',
      [shop, { placeKind: 'food', combustionRooms: 0 }],
      [shop, { placeKind: 'lodging', combustionRooms: 0 }],
    ],
    [
      'παροχή του νερού',
      [shop, { placeKind: 'lodging', emptyFor: 'weeks' }],
      [shop, { placeKind: 'lodging', emptyFor: 'hours' }],
    ],
    [
      'Υπάρχει λέβητας',
      [
        { ...house, concerns: ['alarm'] },
        { emptyFor: 'weeks', combustionRooms: 0 },
      ],
      [{ ...house, concerns: ['alarm'] }, { combustionRooms: 1 }],
    ],
    ['Κλείνει σταθερά', [house], [{ ...house, concerns: ['entry-monitoring'] }]],
    ['σταματά μόνη της η εξωτερική σειρήνα', [house], [{ ...house, concerns: ['entry-monitoring'] }]],
    [
      'διαβάζεται η πινακίδα',
      [{ ...store, concerns: ['alarm', 'perimeter'] }],
      [{ ...shop, concerns: ['alarm', 'perimeter'] }, { placeKind: 'shop' }],
    ],
    ['φεγγίτες ή φωταγωγοί', [shop, { placeKind: 'shop' }], [shop, { placeKind: 'shop', windows: 2 }]],
    ['πατάρι, υπόγειο ή όροφο', [shop, { placeKind: 'shop' }], [shop, { placeKind: 'shop', floors: 2 }]],
    ['του πάνω ορόφου', [house, { floors: 2 }], [house, { floors: 1 }]],
    ['ρολό γκαράζ', [house, { shutters: 1 }], [house, { shutters: 0 }]],
    [
      'στη θέση του προβολέα',
      [{ ...house, concerns: ['alarm', 'lighting'] }, { doors: 1 }],
      [house, { doors: 1 }],
    ],
    ['Πόσα μέτρα είναι κάθε τζαμαρία', [shop, { glazedRooms: 1 }], [shop, { glazedRooms: 0 }]],
    ['Ποιοι οπλίζουν', [shop], [house]],
    ['Πόσο ψηλή είναι η αίθουσα', [store], [shop]],
    ['από −10 ως 40 °C', [house, { emptyFor: 'weeks' }], [house, { emptyFor: 'hours' }]],
    [
      'ανιχνευτής καπνού συχνά μόνο από 0 °C',
      [{ ...house, concerns: ['alarm', 'fire-safety'] }, { emptyFor: 'weeks' }],
      [house, { emptyFor: 'weeks', existing: ['smoke'] }],
    ],
    [
      'Είναι το ρολό μπροστά',
      [shop, { placeKind: 'shop', shutters: 1, doors: 2 }],
      [store, { shutters: 0, doors: 2 }],
    ],
    [
      'από τα 2 ρολά μπροστά',
      [shop, { placeKind: 'shop', shutters: 2, doors: 3 }],
      [store, { shutters: 0, doors: 3 }],
    ],
    ['Ποιος κλείνει την παροχή', [shop, { placeKind: 'practice' }], [shop, { placeKind: 'shop' }]],
    ['Πόσων ετών είναι οι ανιχνευτές καπνού', [house, { existing: ['smoke'] }], [house]],
    ['Πόσο κρύο κάνει', [shop, { areaM2: 15 }], [shop, { areaM2: 60 }]],
    ['Πού βλέπει καθεμία', [shop, { existing: ['cameras'] }], [shop]],
    ['Μπορεί να έρθει ρεύμα', [house, { hasMains: false }], [house]],
    [
      'Ανοίγει η πόρτα των πελατών',
      [{ ...shop, concerns: ['alarm', 'access-control'] }, { placeKind: 'shop' }],
      [shop, { placeKind: 'shop' }],
    ],
  ];
  it.each(rows)('«%s»', (text, there, elsewhere) => {
    expect(asked(...there)).toContain(text);
    expect(asked(...elsewhere)).not.toContain(text);
  });
});

describe('detectors', () => {
  it('name the rooms in which they hang, also where a band holds fewer', () => {
    expect(reason(balancedOf(shop, { placeKind: 'shop', areaM2: 120 }), 'ALM-MOTION')).toContain(
      'Ο πρώτος μπαίνει στον χώρο των πελατών',
    );
    expect(reason(balancedOf(house, { areaM2: 50, rooms: 2 }), 'ALM-MOTION')).toContain(
      'Μπαίνει απ’ όπου περνά',
    );
    const [essential] = adviseOn(
      homeOf(answersOf({ ...house, concerns: ['alarm', 'fire-safety'], budget: 'medium' }), {
        areaM2: 300,
        floors: 2,
        doors: 6,
        windows: 10,
      }),
      stockedItems,
    ).bundles;
    expect(reason(essential, 'ALM-MOTION')).toMatch(/τεμάχια.* Ο πρώτος μπαίνει/);
  });

  it('of smoke keep away from a flame, and are none where a home has some and asked for none', () => {
    const fire = { ...house, concerns: ['alarm', 'fire-safety'] } as const;
    expect(reason(balancedOf(fire, { combustionRooms: 1 }), 'FIRE-SMOKE')).toContain('Όχι πάνω από τζάκι');
    const own = balancedOf(house, { existing: ['smoke'] });
    expect(own.lines.some(({ ruleId }) => ruleId === 'FIRE-SMOKE')).toBe(false);
    expect(own.uncovered.join(' ')).toContain('νέοι δεν είναι στην πρόταση');
    expect(
      balancedOf(fire, { existing: ['smoke'] }).lines.some(({ ruleId }) => ruleId === 'FIRE-SMOKE'),
    ).toBe(true);
  });
});

it('does not pass untold windows for covered ones', () => {
  const covered = (finer: Finer) =>
    balancedOf(shop, { placeKind: 'shop', ...finer }).formulas.find(({ id }) => id === 'ways-in')?.title;
  expect(covered({})).toBe('Κάλυψη ανοιγμάτων, χωρίς παράθυρα: δεν δόθηκαν');
  for (const told of [{ windows: 0 }, { windows: 2 }]) expect(covered(told)).toBe('Κάλυψη ανοιγμάτων');
});

describe('a station', () => {
  const unfed = stockedItems.map((item) =>
    item.calc.kind === 'intercom' ? { ...item, calc: { ...item.calc, hasSupply: false } } : item,
  );
  const station = (
    finer: Finer,
    concerns: Answers['concerns'] = ['alarm', 'access-control'],
    items: readonly Item[] = unfed,
  ) => balancedOf({ ...shop, concerns }, { placeKind: 'practice', hasVisitors: true, ...finer }, items);

  it('has its feed as a gap, unless its box brings it or a port of the recorder is free', () => {
    expect(station({}).gaps.map(({ id }) => id)).toContain('STATION-SUPPLY');
    expect(station({}, undefined, stockedItems).gaps.map(({ id }) => id)).not.toContain('STATION-SUPPLY');
    const recorded = station({ cashDesks: 1 }, ['alarm', 'access-control', 'entry-monitoring']);
    expect(recorded.lines.some(({ ruleId }) => ruleId === 'REC-RECORDER')).toBe(true);
    expect(recorded.gaps.map(({ id }) => id)).not.toContain('STATION-SUPPLY');
    expect(recorded.catches.join(' ')).toContain('Βλέπετε όποιον χτυπά');
  });
});

describe('a flat on the ground floor', () => {
  it('has an outdoor siren in a yard of its own, for who wants to prevent', () => {
    const sirens = (answers: Partial<Answers>, yardM: number) =>
      balancedOf({ propertyType: 'apartment', ...answers }, { floor: 0, yardM }).lines.filter(
        ({ ruleId }) => ruleId === 'ALM-SIREN-OUT',
      ).length;
    expect([sirens({ priority: 'prevention' }, 30), sirens({ priority: 'detection' }, 30)]).toEqual([1, 0]);
    expect(sirens({ priority: 'prevention' }, 0)).toBe(0);
  });
});

describe('sirens', () => {
  it('that nobody asked for give way to contacts and motion detectors, by name and price', () => {
    const [essential] = adviseOn(
      homeOf(
        answersOf({
          ...shop,
          location: 'urban',
          concerns: ['break-in', 'alarm'],
          budget: 'low',
          experience: 'intermediate',
        }),
        { placeKind: 'shop', areaM2: 70, doors: 1, windows: 0, shutters: 0, rooms: 1, wiring: 'wireless' },
      ),
      demoItems,
    ).bundles;
    expect(essential.isWithinBudget).toBe(true);
    expect(essential.why).not.toContain('Ούτε το μικρότερο');
    expect(essential.leftOut.map(({ ruleId }) => ruleId)).toContain('ALM-SIREN-OUT');
  });
});
