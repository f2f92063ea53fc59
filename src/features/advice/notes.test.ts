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
    expect(balancedOf({ concerns: ['fire-safety'] }).notes).toEqual([]);
  });

  it('is the time to disarm where no keypad hangs', () => {
    expect(notesOf({ propertyType: 'apartment' })).toContain(
      'Χωρίς πληκτρολόγιο αφοπλίζετε με το κινητό ή το τηλεχειριστήριο: έχετε 30 s',
    );
    expect(notesOf({ propertyType: 'house' })).not.toContain('Χωρίς πληκτρολόγιο');
  });

  it('is the size of the card on which cameras without a recorder write', () => {
    const flat = balancedOf({ propertyType: 'apartment', concerns: ['entry-monitoring'] }, { daysKept: 15 });
    // 3.3 Mbps · 10.8 GB · 15 days · 35 % of the time · 1.1 are 206 GB.
    expect(flat.notes.join(' ')).toContain('θέλει 256 GB για 15 ημέρες');
    expect(notesOf({ concerns: ['entry-monitoring'] })).not.toContain('microSD');
    const offline = balancedOf(
      { concerns: ['entry-monitoring'] },
      { internet: 'no', doors: 1, daysKept: 15 },
    );
    expect(offline.gaps.find(({ id }) => id === 'CARD')?.sentence).toContain(
      'κάρτα microSD 64 GB για 1 κάμερα',
    );
  });

  it('names no fee of a cloud where there is no camera', () => {
    const cloudy = demoItems.map((item) => ({ ...item, storesInCloud: true }));
    const { running } = adviseOn(homeOf(answersOf({ concerns: ['alarm'] })), cloudy).bundles[1];
    expect(running.map(({ id }) => id)).not.toContain('cloud');
  });
});
