// General sentences, each only where it is true of the system beside it.
import { describe, expect, it } from 'vitest';
import { demoItems, stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import type { Answers, Finer, Item } from './types.ts';

const bundlesOf = (answers: Partial<Answers>, finer: Finer = {}, items: readonly Item[] = demoItems) =>
  adviseOn(homeOf(answersOf(answers), finer), items).bundles;
const notesOf = (...asked: Parameters<typeof bundlesOf>) => bundlesOf(...asked)[1].notes.join(' ');
const without = (...kinds: Item['calc']['kind'][]) =>
  demoItems.filter(({ calc }) => !kinds.includes(calc.kind));

describe('what is said of every system', () => {
  const house = { propertyType: 'house', concerns: ['alarm', 'fire-safety'], budget: 'premium' } as const;

  it('speaks of smoke and of water only where each is watched', () => {
    const on = 'και με τον συναγερμό αφοπλισμένο, όσο δουλεύει ο πίνακας.';
    const weeks: Finer = { emptyFor: 'months', wetRooms: 2 };
    expect(notesOf(house, weeks)).toContain(`Καπνός και νερό φυλάσσονται ${on}`);
    expect(notesOf(house, weeks, without('flood'))).toContain(`Ο καπνός φυλάσσεται ${on}`);
    expect(notesOf(house, weeks, without('smoke'))).toContain(`Το νερό φυλάσσεται ${on}`);
    expect(notesOf(house, weeks, without('smoke', 'flood'))).not.toContain('αφοπλισμένο, όσο');
  });

  it('hands over codes of an application only to who has internet or cameras, and in front of nobody who works alone', () => {
    expect(notesOf(house)).toContain('των χρηστών και της εφαρμογής');
    expect(notesOf(house, { internet: 'no' })).toContain('του τεχνικού και των χρηστών. ');
    const [own] = bundlesOf({
      propertyType: 'apartment',
      concerns: ['alarm'],
      budget: 'low',
      experience: 'advanced',
    });
    expect(own.isInstalled).toBe(false);
    expect(own.notes.join(' ')).toContain('Αλλάζετε αμέσως όλους τους εργοστασιακούς κωδικούς');
    expect(own.notes.join(' ')).not.toContain('Στην παράδοση');
  });

  it('calls nothing rung at once that waits for the code', () => {
    const [, balanced] = bundlesOf(house);
    expect(balanced.catches.join(' ')).toContain('αφού περάσουν 30 s χωρίς να αφοπλίσετε');
    expect(balanced.catches.join(' ')).not.toContain('μόλις ανοίξει');
  });

  it('knows a street only where there is one', () => {
    const siren = (location: Answers['location']) =>
      bundlesOf({ ...house, location })[1]
        .lines.flatMap(({ reason, covers = [] }) => [reason, ...covers.map((one) => one.reason)])
        .map(({ text }) => text)
        .filter((text) => text.includes('με φάρο'))
        .join(' ');
    expect(siren('urban')).toContain('του δρόμου');
    expect(siren('rural')).toContain('αν ακούει κάποιος εκεί κοντά');
    expect(siren('rural')).not.toContain('δρόμου');
  });

  it('calls cameras asked for only where somebody asked to see who comes in', () => {
    const said = (concerns: Answers['concerns'], priority: Answers['priority']) =>
      bundlesOf({ propertyType: 'house', concerns, priority, budget: 'low' })[0].uncovered;
    expect(said(['alarm', 'entry-monitoring'], 'detection')).toContain(
      'Οι κάμερες που ζητήσατε δεν περιλαμβάνονται.',
    );
    expect(said(['alarm', 'perimeter'], 'evidence')).toContain('Κάμερες δεν περιλαμβάνονται.');
  });

  it('answers who wants to see in a practice that nobody may be watched there, and what the telephone shows', () => {
    const said = (
      placeKind: 'practice' | 'office',
      concerns: Answers['concerns'] = ['alarm', 'entry-monitoring'],
    ) =>
      bundlesOf(
        { propertyType: 'business', concerns, budget: 'low', priority: 'monitoring' },
        { placeKind, hasVisitors: true },
      )[0].uncovered.join(' ');
    expect(said('practice')).toContain('Ασθενείς και εργαζομένους δεν επιτρέπεται να τους βλέπει κάμερα');
    expect(said('practice')).toContain('Στο κινητό βλέπετε αν ο συναγερμός είναι οπλισμένος');
    expect(said('practice')).not.toContain('Οι κάμερες που ζητήσατε');
    expect(said('practice', ['alarm', 'remote-monitoring'])).not.toContain('Κάμερα για να βλέπετε τον χώρο');
    expect(said('office')).toContain('Οι κάμερες που ζητήσατε δεν περιλαμβάνονται');
  });

  it('offers the spare remote of a kit as a panic button where one sits among visitors without a till', () => {
    const said = (hasVisitors: boolean, finer: Finer = {}) =>
      bundlesOf(
        { propertyType: 'business', concerns: ['alarm'], budget: 'medium' },
        { placeKind: 'practice', areaM2: 95, doors: 2, cashDesks: 0, hasVisitors, ...finer },
      )[1]
        .lines.map(({ reason }) => reason.text)
        .join(' ');
    const silent =
      'στην υποδοχή ως κουμπί πανικού, προγραμματισμένο χωρίς αφόπλιση: ειδοποιεί σιωπηλά το κέντρο';
    expect(said(true)).toContain(
      'προγραμματισμένο χωρίς αφόπλιση: ορίζετε αν ειδοποιεί σιωπηλά το κινητό σας',
    );
    expect(said(true, { isMonitored: true })).toContain(silent);
    expect(said(false)).not.toContain('στην υποδοχή ως κουμπί');
    expect(said(true, { cashDesks: 1 })).not.toContain('στην υποδοχή ως κουμπί');
  });
});

describe('where things are put', () => {
  it('is out of sight of customers for a recorder, where there is one', () => {
    const shop = { propertyType: 'business', concerns: ['entry-monitoring'], budget: 'premium' } as const;
    expect(notesOf(shop, { placeKind: 'shop' })).toContain('που δεν το βλέπει κανένας πελάτης ή επισκέπτης');
    expect(notesOf(shop, { placeKind: 'office', hasVisitors: false })).toContain(
      'που δεν το βλέπει όποιος μπαίνει',
    );
    expect(notesOf({ concerns: ['alarm'] })).not.toContain('Το καταγραφικό');
  });

  it('is the doors for lights, and not a whole yard', () => {
    const lit = { propertyType: 'house', concerns: ['lighting'], budget: 'premium' } as const;
    expect(notesOf(lit, { yardM: 80 })).toContain('όχι ολόκληρη την αυλή');
    expect(notesOf(lit, { yardM: 0 })).not.toContain('αυλή');
  });

  it('is the guide of a shutter where vehicles drive', () => {
    const hall = { propertyType: 'warehouse', concerns: ['break-in'], budget: 'premium' } as const;
    expect(notesOf(hall, { shutters: 2 })).toContain('στον οδηγό του');
    expect(notesOf(hall, { shutters: 0 })).not.toContain('στον οδηγό');
    expect(notesOf({ ...hall, propertyType: 'business' }, { placeKind: 'shop', shutters: 1 })).not.toContain(
      'στον οδηγό',
    );
  });

  it('is asked of who owns the door before a lock goes on it', () => {
    const asked = (answers: Partial<Answers>) =>
      bundlesOf({ budget: 'premium', ...answers }, { placeKind: 'office' })[1].questions.join(' ');
    expect(asked({ propertyType: 'business', concerns: ['access-control'] })).toContain(
      'Είναι νοικιασμένος ο χώρος',
    );
    expect(asked({ propertyType: 'business', concerns: ['alarm'] })).toContain('νοικιασμένος ο χώρος');
    expect(asked({ propertyType: 'apartment', concerns: ['access-control', 'alarm'] })).not.toContain(
      'νοικιασμένος',
    );
    expect(asked({ propertyType: 'apartment', concerns: ['access-control', 'alarm'] })).toContain(
      'Είναι νοικιασμένο,',
    );
  });
});

describe('an outdoor siren that is not proposed', () => {
  it('is asked about in a flat that is reached from outside, and nowhere else', () => {
    const asked = (propertyType: Answers['propertyType'], floor: number, finer: Finer = {}) =>
      bundlesOf(
        { propertyType, concerns: ['alarm'], budget: 'premium' },
        { floor, ...finer },
      )[1].questions.join(' ');
    expect(asked('apartment', 0)).toContain('Θέλετε και εξωτερική σειρήνα');
    expect(asked('apartment', 4)).not.toContain('εξωτερική σειρήνα');
    expect(asked('apartment', 6, { doors: 4, balconyDoors: 3 })).toContain('Θέλετε και εξωτερική σειρήνα');
    expect(asked('house', 0)).not.toContain('Θέλετε και εξωτερική σειρήνα');
  });
});

describe('what an insurer reads', () => {
  const path = (finer: Finer) =>
    bundlesOf({ concerns: ['alarm'], budget: 'premium' }, finer)[1]
      .insurer.map(({ text }) => text)
      .join(' ');

  it('is of a contract that was declared, of hours at least, and of mains that stay on', () => {
    expect(path({ isMonitored: true })).toContain('με τη σύμβαση που δηλώσατε');
    expect(path({ isMonitored: false })).toContain('λείπει η σύμβαση');
    expect(path({ emptyFor: 'months' })).toContain('με ανοιχτή τη γραμμή του όσο λείπετε');
    expect(path({ emptyFor: 'hours' })).not.toContain('ανοιχτή τη γραμμή');
  });
});

describe('what the smallest system leaves out', () => {
  const places: [Partial<Answers>, Finer][] = Array.from({ length: 40 }, (_, seed) => [
    {
      propertyType: 'business',
      concerns: ['break-in', 'access-control', 'entry-monitoring'],
      budget: seed % 2 ? 'medium' : 'high',
    },
    {
      placeKind: 'office',
      areaM2: 60 + seed * 10,
      floor: 1,
      doors: 1 + (seed % 2),
      windows: seed % 5,
      petKg: seed % 3 ? 0 : 40,
    },
  ]);

  it('is nothing that no product does, and a reader only with its lock, as one', () => {
    let access = 0;
    for (const place of places) {
      const [{ leftOut }, { gaps }] = bundlesOf(...place, stockedItems);
      for (const { ruleId } of leftOut)
        expect(gaps.filter((gap) => gap.id === ruleId && gap.missing > 0 && ruleId === 'ALM-MOTION')).toEqual(
          [],
        );
      const doors = leftOut.filter(({ ruleId }) => ruleId.startsWith('ACC-'));
      if (doors.length === 0) continue;
      access += 1;
      expect(doors).toHaveLength(1);
      expect(doors[0]?.name).toMatch(/αναγνώστ.* και .*κλειδαρι/);
    }
    expect(access).toBeGreaterThan(0);
  });

  it('is said to fit each alone, or all together, where there are several', () => {
    for (const place of places) {
      const [{ leftOut, why, id }] = bundlesOf(...place, stockedItems);
      if (id !== 'essential' || !why.includes('αν και')) continue;
      expect(/το καθένα μόνο του|όλα μαζί/.test(why)).toBe(
        leftOut.filter(({ overByCents }) => overByCents === 0).length > 1,
      );
    }
  });
});

describe('what exists of an alarm', () => {
  const old: Partial<Answers> = { propertyType: 'house', concerns: ['alarm'], budget: 'medium' };
  const place: Finer = {
    areaM2: 165,
    doors: 3,
    windows: 8,
    wiring: 'wired',
    existing: ['contacts', 'motion', 'siren'],
  };

  it('stays in the first price, which is told with what all new would cost', () => {
    const [essential] = bundlesOf(old, place);
    const { keptParts, totals, why } = essential;
    const parts = essential.lines.filter(({ ruleId }) => /^ALM-(CONTACT|MOTION|SIREN-OUT)$/.test(ruleId));
    const each = parts.reduce(
      (sum, { quantity, priceCents, installationCents }) => sum + quantity * (priceCents + installationCents),
      0,
    );
    expect(keptParts?.pieces).toBe(parts.reduce((sum, { quantity }) => sum + quantity, 0));
    // Without VAT they are their lines, to the rounding of a cent; what follows from them may leave as well.
    expect(keptParts?.grossCents).toBeGreaterThanOrEqual(Math.floor(each * 1.24));
    expect(totals.grossCents).toBeGreaterThan(150_000);
    expect(totals.grossCents - (keptParts?.grossCents ?? 0)).toBeLessThanOrEqual(150_000);
    expect(essential.isWithinBudget).toBe(true);
    expect(why).toContain('Το ποσό προϋποθέτει ότι όσα έχετε περνούν τον έλεγχο και μένουν');
    expect(bundlesOf({ ...old, budget: 'low' }, place)[0].why).not.toContain('προϋποθέτει');
  });

  it('is compared with an alarm all new and without wires, where that costs less than its own parts new', () => {
    const asked: Partial<Answers> = { ...old, budget: 'premium', experience: 'intermediate' };
    const finer: Finer = { ...place, shutters: 0, existing: ['contacts', 'motion'] };
    const [, { keptParts, totals }] = bundlesOf(asked, finer);
    const [, wireless] = bundlesOf(asked, { ...finer, wiring: 'wireless', existing: [] });
    expect(keptParts?.wirelessCents).toBe(wireless.totals.grossCents);
    expect(wireless.totals.grossCents).toBeLessThan(totals.grossCents);
    const dear = demoItems.map((item) =>
      item.contains || (item.calc.kind === 'panel' && item.calc.wiredZones === 0)
        ? { ...item, priceCents: item.priceCents + totals.grossCents }
        : item,
    );
    expect(bundlesOf(asked, finer, dear)[1].keptParts?.wirelessCents).toBeUndefined();
  });

  it('is said of nothing where nothing exists, or no wire of it joins the panel', () => {
    expect(bundlesOf(old, { ...place, existing: [] }).every(({ keptParts }) => keptParts === undefined)).toBe(
      true,
    );
    const wireless = bundlesOf(
      { ...old, propertyType: 'apartment' },
      { wiring: 'wireless', existing: ['contacts'] },
    );
    expect(wireless.every(({ keptParts }) => keptParts === undefined)).toBe(true);
  });
});
