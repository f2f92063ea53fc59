// A small budget gets a whole system or none, and cameras the fewest recorders.
import { describe, expect, it } from 'vitest';
import { stockedItems } from '../../../tests/support/advice/catalogue.ts';
import { answersOf } from '../../../tests/support/advice/engineer-homes.ts';
import { piecesByRule } from '../../../tests/support/advice/pieces.ts';
import { randomHome } from '../../../tests/support/advice/random-homes.ts';
import { examples } from '../../../tests/support/examples.ts';
import { adviseOn } from './advise.ts';
import { homeOf } from './home.ts';
import { catalogueOf, stocked } from './pick.ts';
import { recorderFor } from './recorder.ts';
import type { Answers, Finer } from './types.ts';
import { isResidence } from './premises.ts';

const bundlesOf = (answers: Partial<Answers>, finer: Finer = {}) =>
  adviseOn(homeOf(answersOf(answers), finer), stockedItems).bundles;

describe('the smallest system', () => {
  it('of a hall is whole, or is said not to fit: never many sirens for one detector', () => {
    for (const areaM2 of [800, 1_500, 5_000]) {
      const [essential] = bundlesOf({ propertyType: 'warehouse', budget: 'low' }, { areaM2 });
      const motion = piecesByRule(essential).get('ALM-MOTION') ?? 0;
      expect(motion).toBeGreaterThanOrEqual(Math.ceil(areaM2 / 150 / 2));
      expect(piecesByRule(essential).get('ALM-SIREN-IN')).toBeLessThanOrEqual(motion);
      expect(essential.isWithinBudget).toBe(false);
      expect(essential.why).toContain('Ούτε το μικρότερο');
    }
  });

  it('has a contact at every entrance, half of the motion detectors, and no more sirens than detectors', () => {
    for (let seed = 0; seed < examples(250, 600); seed += 1) {
      const home = homeOf(...randomHome(seed));
      const [essential, balanced] = adviseOn(home, stockedItems).bundles;
      const [own, all] = [piecesByRule(essential), piecesByRule(balanced)];
      // What saves lives alone, where the smallest alarm exceeds the smallest band.
      const isAlone = !own.has('ALM-PANEL') && all.has('ALM-PANEL');
      const mayBe = home.budget === 'low' && essential.isWithinBudget && !balanced.isWithinBudget;
      expect([seed, isAlone && !mayBe]).toEqual([seed, false]);
      if (isAlone) continue;
      const placed = (ruleId: string) => own.get(ruleId) ?? 0;
      const asked = (ruleId: string) => all.get(ruleId) ?? 0;
      // What a band buys at home, where no whole system fits into it.
      const isLeast = home.budget !== 'premium' && isResidence(home) && essential.isWithinBudget;
      const least = {
        'ALM-CONTACT': Math.min(home.doors - home.balconyDoors, asked('ALM-CONTACT')),
        'ALM-MOTION': isLeast ? 0 : Math.ceil(asked('ALM-MOTION') / 2),
        // Contacts come before those that nobody asked for.
        'FIRE-SMOKE': isLeast
          ? !home.concerns.includes('fire-safety')
            ? 0
            : Math.min(home.floors, asked('FIRE-SMOKE'))
          : asked('FIRE-SMOKE'),
        // Where something burns only as a rule, all that was asked may have it, and the least gives it up.
        'FIRE-CO':
          !home.assumed.includes('combustionRooms') || (home.concerns.includes('fire-safety') && !isLeast)
            ? asked('FIRE-CO')
            : 0,
        // At a home the door behind carries a contact of its own.
        'ALM-SHUTTER':
          isResidence(home) || essential.leftOut.some(({ ruleId }) => ruleId === 'ALM-SHUTTER')
            ? 0
            : asked('ALM-SHUTTER'),
        // Proof comes before its button.
        'ALM-PANIC':
          home.priority === 'evidence' && placed('CAM-DESK') + placed('CAM-ENTRANCE') > 0
            ? 0
            : asked('ALM-PANIC'),
      };
      for (const [ruleId, count] of Object.entries(least))
        expect([seed, ruleId, placed(ruleId) >= count]).toEqual([seed, ruleId, true]);
      const sirens = placed('ALM-SIREN-IN') + placed('ALM-SIREN-OUT');
      const detectors = placed('ALM-CONTACT') + placed('ALM-MOTION');
      const most = asked('ALM-CONTACT') + asked('ALM-MOTION');
      const isQuiet = Math.min(sirens, most) <= detectors;
      expect([seed, isQuiet]).toEqual([seed, true]);
    }
  });

  it('says which pieces of a kit nobody counted', () => {
    const [essential] = bundlesOf(
      { propertyType: 'apartment', propertySize: 'small', experience: 'advanced' },
      { areaM2: 55, doors: 3, windows: 0 },
    );
    const kit = essential.lines.find(({ ruleId }) => ruleId === 'ALM-KIT');
    expect(kit?.reason.text).toContain('Φέρνει και 1 κομμάτι παραπάνω (1 ανιχνευτής κίνησης)');
    expect(kit?.reason.figures).toMatchObject({ pieces: 6, spare: 1 });
  });
});

describe('recorders', () => {
  const catalogue = catalogueOf(stockedItems);
  const camera = stocked(catalogue, 'camera').find(({ calc }) => calc.portWatts > 0 && calc.mbps > 3);
  const planFor = (cameras: number, days: number) =>
    camera
      ? recorderFor(
          catalogue,
          Array.from({ length: cameras }, () => camera),
          days,
        )
      : undefined;

  it('are one for 13 cameras and 30 days: what moves is recorded where all does not fit', () => {
    expect(planFor(13, 30)).toMatchObject({ recorders: 1, duty: 0.35 });
    expect(planFor(4, 15)).toMatchObject({ recorders: 1, duty: 1 });
  });

  it('are more only where channels are too few, and say so', () => {
    expect(planFor(28, 15)).toMatchObject({ recorders: 2, isByChannels: true });
  });

  it('say in the reason, the check and a gap that they record only what moves', () => {
    const [, bundle] = bundlesOf(
      { propertyType: 'warehouse', concerns: ['perimeter'], budget: 'premium' },
      { areaM2: 1_500, shutters: 6 },
    );
    const recorders = piecesByRule(bundle).get('REC-RECORDER');
    expect(recorders).toBe(
      Math.ceil(
        bundle.lines
          .filter(({ ruleId }) => ruleId.startsWith('CAM-'))
          .reduce((sum, { quantity }) => sum + quantity, 0) / 16,
      ),
    );
    expect(bundle.lines.find(({ ruleId }) => ruleId === 'REC-DISK')?.reason.text).toContain(
      'μόνο όταν κινείται κάτι (35% του χρόνου)',
    );
    expect(bundle.checks.find(({ id }) => id === 'storage')?.sentence).toContain('μόνο όταν κινείται κάτι');
    expect(bundle.gaps.find(({ id }) => id === 'REC-CONTINUOUS')?.sentence).toMatch(
      /λείπει δίσκος τουλάχιστον \d+ TB/,
    );
  });
});

describe('what saves lives', () => {
  const flat = { propertyType: 'apartment', propertySize: 'small', experience: 'advanced' } as const;
  const finer = { areaM2: 60, floor: 1, doors: 3, rooms: 3, combustionRooms: 1 };

  it('stands in every system of a home where something burns, and no budget takes it away', () => {
    for (const budget of ['low', 'medium', 'high'] as const)
      for (const bundle of bundlesOf({ ...flat, budget }, finer)) {
        expect(piecesByRule(bundle).get('FIRE-CO')).toBe(1);
        expect(piecesByRule(bundle).get('FIRE-SMOKE')).toBeGreaterThanOrEqual(1);
      }
  });

  it('fits into 500 € with an alarm that its owner puts up, which says what it leaves', () => {
    const [essential] = bundlesOf({ ...flat, budget: 'low' }, finer);
    expect(essential.totals.grossCents).toBeLessThanOrEqual(50_000);
    expect(essential.isInstalled).toBe(false);
    expect(piecesByRule(essential).get('ALM-CONTACT')).toBe(1);
    expect(essential.uncovered.join(' ')).toContain('1 ανιχνευτής καπνού λείπει');
  });

  it('is two smoke alarms on the panel where people sleep apart from the kitchen', () => {
    const smoke = (rooms: number) =>
      bundlesOf({ ...flat, budget: 'high' }, { ...finer, rooms })[1].lines.find(
        ({ ruleId }) => ruleId === 'FIRE-SMOKE',
      );
    expect(smoke(3)).toMatchObject({ quantity: 2, item: { calc: { isStandalone: false } } });
    expect(smoke(2)).toMatchObject({ quantity: 1, item: { calc: { isStandalone: true } } });
  });
});

describe('a small budget', () => {
  const flat: Finer = { areaM2: 62, rooms: 3, doors: 2, windows: 2, floor: 1, combustionRooms: 0 };
  const leastOf = (concerns: Answers['concerns'], finer: Finer = {}) =>
    adviseOn(
      homeOf(answersOf({ propertyType: 'apartment', budget: 'low', experience: 'intermediate', concerns }), {
        ...flat,
        emptyFor: 'months',
        wetRooms: 1,
        ...finer,
      }),
      stockedItems,
    ).bundles[0];

  it('buys contacts and motion detectors before smoke and water alarms that nobody asked for, and says so', () => {
    const bundle = leastOf(['break-in']);
    expect(bundle.isWithinBudget).toBe(true);
    const pieces = piecesByRule(bundle);
    expect((pieces.get('ALM-CONTACT') ?? 0) + (pieces.get('ALM-MOTION') ?? 0)).toBeGreaterThanOrEqual(4);
    expect(piecesByRule(bundle).has('FIRE-SMOKE')).toBe(false);
    expect(bundle.uncovered.join(' ')).toContain('στον προϋπολογισμό προηγήθηκαν όσα ζητήσατε');
    expect(bundle.leftOut.map(({ ruleId }) => ruleId)).toEqual(
      expect.arrayContaining(['FIRE-SMOKE', 'EXT-FLOOD']),
    );
  });

  it('keeps smoke alarms that were asked for, and where something burns', () => {
    expect(piecesByRule(leastOf(['break-in', 'fire-safety'])).has('FIRE-SMOKE')).toBe(true);
    expect(piecesByRule(leastOf(['break-in'], { combustionRooms: 1 })).has('FIRE-SMOKE')).toBe(true);
  });
});
