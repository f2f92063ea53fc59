import { describe, expect, inject, test } from 'vitest';
import { attackShop, type Attack } from './attack.ts';

/** Defines a test for each attack on each engine. */
export function hold(attacks: Record<string, Attack>): void {
  describe.each(inject('hostileShops'))('the shop on $engine lives through', (shop) => {
    test.each(Object.entries(attacks))('%s', async (_, attack) => {
      const { faults } = await attackShop(shop, attack, 'short');
      expect(faults).toEqual([]);
    });
  });
}
