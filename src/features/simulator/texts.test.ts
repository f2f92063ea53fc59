import { expect, test } from 'vitest';
import type { Zone } from './system.ts';
import { blockedText } from './texts.ts';

test.each<[Zone['status'][], string]>([
  [['breach'], 'Κλείστε την ή οπλίστε χωρίς αυτήν (Απουσία).'],
  [['breach', 'breach'], 'Κλείστε τες ή οπλίστε χωρίς αυτές (Απουσία).'],
  [['offline'], 'Επανασυνδέστε την ή οπλίστε χωρίς αυτήν (Απουσία).'],
  [['offline', 'offline'], 'Επανασυνδέστε τες ή οπλίστε χωρίς αυτές (Απουσία).'],
  [
    ['breach', 'offline'],
    'Κλείστε όσες είναι ανοιχτές και επανασυνδέστε τις άλλες, ή οπλίστε χωρίς αυτές (Απουσία).',
  ],
])('before zones that are %j one reads: %s', (statuses, text) => {
  const zones = statuses.map((status) => ({ status }));
  expect(blockedText(zones, 'away')).toBe(text);
});
